import { routeOf } from '../paths.ts'
import { mayVisit, type Viewer } from './mayVisit.ts'

export interface ProtectedLink {
  href: string
  /** Name of the game that the link opens, '' without a name. */
  game?: string
}

/** Target of an internal link for which a guest has to sign in first; `undefined` for every other link. */
export function protectedLink(url: string, origin: string, viewer: Viewer): ProtectedLink | undefined {
  const { origin: site, pathname, search } = new URL(url, origin)
  const screen = site === origin ? routeOf(pathname) : undefined
  if (!screen || mayVisit(screen, viewer) !== 'signIn') return undefined
  const href = pathname + search
  return screen === 'launchGame' ? { href, game: new URLSearchParams(search).get('gameName')?.slice(0, 60) ?? '' } : { href }
}
