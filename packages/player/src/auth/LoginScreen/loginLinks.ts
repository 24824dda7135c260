import { entriesOf, type RouteEntry } from '../../routes/routeEntries.tsx'
import { entryPlaces } from '../../routes/routeIcons.tsx'
import { pathTo } from '../../paths.ts'
import { isOffered, type Viewer } from '../../session/mayVisit.ts'

export type LoginLink = RouteEntry<(typeof entryPlaces.login)[number]>

/** The navigation strip of the login (2.9). Registration returns to the same place. */
export const loginLinks = (viewer: Viewer, back?: string): LoginLink[] =>
  entriesOf(entryPlaces.login, (name) => isOffered(name, viewer)).map((link) =>
    link.name === 'register' ? { ...link, href: pathTo('register', { back }) } : link,
  )
