// The world on dry land: every ground, landmark and plant that the scenes of a journey on foot need.

import { GROUNDS } from './grounds'
import { GROWTH } from './growth'
import { LANDMARKS } from './landmarks'
import type { World } from './vignette'

export const ASHORE: World = { grounds: GROUNDS, landmarks: LANDMARKS, growth: GROWTH }
