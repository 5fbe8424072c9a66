import { mount } from 'svelte'
import App from './App.svelte'
import { router } from './lib/frame/router.svelte'
import { settings } from './lib/frame/settings.svelte'
import './styles/fonts.css'
import './styles/theme.css'
import './styles/base.css'
import './styles/controls.css'

settings.start()
router.start()

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no place for the app')

export default mount(App, { target })
