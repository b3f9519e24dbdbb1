// The page that is shown. Pages have real addresses: a link, a reload and the back button do what they say.
import { arrive } from './arrive'
import { routeOf, type Route } from './routes'

class Router {
  route: Route = $state.raw(routeOf(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.look())
  }

  private look(): void {
    arrive(document.activeElement)
    this.route = routeOf(location.pathname, location.hash)
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }
}

export const router = new Router()

/** Go to one of our own pages without a reload, unless the click means something else to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !staysHere(link)) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}

/** With a key or another button held, a click opens a tab or a window, or downloads the page. */
const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const staysHere = (link: HTMLAnchorElement): boolean =>
  (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
