// Where we are, by the history API.

import { below, pathAt } from '../server/base'

export type Page =
  | { page: 'shelf' }
  | { page: 'new'; game: string | null; again: string | null }
  | { page: 'join' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'lost' }

/** Which page a path stands for. */
export function pageOf(path: string, search: string): Page {
  if (path === '/') return { page: 'shelf' }
  if (path === '/new') {
    const asked = new URLSearchParams(search)
    return { page: 'new', game: asked.get('game'), again: asked.get('again') }
  }
  if (path === '/join') return { page: 'join' }
  const found = /^\/table\/([^/]+)(\/replay)?\/?$/.exec(path)
  if (found?.[1]) {
    const id = decodeURIComponent(found[1])
    return found[2] ? { page: 'replay', id } : { page: 'table', id }
  }
  return { page: 'lost' }
}

class Router {
  path = $state('/')
  search = $state('')
  hash = $state('')
  current = $derived(pageOf(this.path, this.search))

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', below(to))
    else history.pushState(null, '', below(to))
    this.#read()
    scrollTo(0, 0)
  }

  #read(): void {
    this.path = pathAt(location.pathname) ?? '/'
    this.search = location.search
    this.hash = location.hash
  }

  /** Plain clicks on links to our own pages do not leave the document. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.getAttribute('href')?.startsWith('#')) return
    const path = pathAt(link.pathname)
    if (path === null || path.startsWith('/api/')) return
    event.preventDefault()
    this.go(path + link.search + link.hash)
  }
}

export const router = new Router()
