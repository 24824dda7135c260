import { pathTo, routeOf } from '../paths.ts'

/** Where to go after signing in: only an address of our own route table, never another site, never login itself. */
export function returnPath(back: string | null): string {
  const home = pathTo('home')
  if (!back?.startsWith('/') || /^\/[/\\]/.test(back)) return home
  const { origin, pathname, search } = new URL(back, 'https://app.invalid')
  const screen = origin === 'https://app.invalid' ? routeOf(pathname) : undefined
  return screen && screen !== 'login' && screen !== 'register' ? pathname + search : home
}
