import { readLink } from '@platform/ui'
import { pathTo } from '../paths.ts'
import type { RouteName } from '../routes.ts'
import { screenAt } from './screenAt.ts'

const notBackTo = new Set<RouteName | undefined>([undefined, 'login', 'register'])

/** A registration in steps goes on after the sign-in. */
const isStep = (path: string) => screenAt(path) === 'register' && /[?&]step=\w/.test(path)

/** Path to open after signing in: only one of this site's route table, never another site, never login itself. */
export function returnPath(back: string | null): string {
  const link = readLink(back ?? '', { isInternal: (path) => isStep(path) || !notBackTo.has(screenAt(path)) })
  return link?.kind === 'internal' ? link.path : pathTo('home')
}
