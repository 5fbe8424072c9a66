// A picture as an image. A map has thousands of strokes: as an image the browser reads them once and keeps them as one thing, instead of
// laying each of them out anew whenever the map is opened.

import type { Picture } from './game'
import { PLACE } from './pen'

const urls = new WeakMap<Picture, string>()

/** Where the image of a picture is. It has no style of the page, so a picture that is printed brings all of its colours itself. */
export function printed(picture: Picture): string {
  const before = urls.get(picture)
  if (before) return before
  const [, , width, height] = picture.frame.split(' ')
  const drawing = picture.drawing.replaceAll(PLACE, '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.frame}" width="${width}" height="${height}">${drawing}</svg>`
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  urls.set(picture, url)
  return url
}
