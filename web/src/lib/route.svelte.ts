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

/** A click on a link to a page of ours, without leaving the page we are on. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  router.go(link.pathname + link.hash)
}
