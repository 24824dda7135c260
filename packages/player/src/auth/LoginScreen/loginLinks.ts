import { entriesOf, type RouteEntry } from '../../blocks/routeEntries.tsx'
import { pathTo } from '../../paths.ts'
import { isOffered, type Viewer } from '../../session/mayVisit.ts'

const names = ['home', 'register', 'forget', 'service', 'trial'] as const

export type LoginLink = RouteEntry<(typeof names)[number]>

/** The navigation strip of the login (2.9). Registration returns to the same place. */
export const loginLinks = (viewer: Viewer, back?: string): LoginLink[] =>
  entriesOf(names, (name) => isOffered(name, viewer)).map((link) =>
    link.name === 'register' ? { ...link, href: pathTo('register', { back }) } : link,
  )
