import { readLink } from '@platform/ui'
import { pathTo, routeOf } from '../paths.ts'

const notBackTo = new Set(['login', 'register'])

/** Where to go after signing in: only an address of our own route table, never another site, never login itself. */
export function returnPath(back: string | null): string {
  const link = readLink(back ?? '', { isInternal: (path) => isScreen(new URL(path, 'https://site.invalid').pathname) })
  return link?.kind === 'internal' ? link.path : pathTo('home')
}

function isScreen(pathname: string): boolean {
  const name = routeOf(pathname)
  return name !== undefined && !notBackTo.has(name)
}
