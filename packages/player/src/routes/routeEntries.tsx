import type { ReactNode } from 'react'
import { routes, type RouteName } from '../routes.ts'
import { routeIcons } from './routeIcons.tsx'

/** The routes that an entry can link to. */
export type EntryName = keyof typeof routeIcons

/** A link to a screen, for menus, lists and grids; its text is `titles.<name>`. */
export interface RouteEntry<Name extends RouteName = RouteName> {
  name: Name
  href: string
  icon: ReactNode
}

/** The available entries, in the order of `names`. */
export const entriesOf = <Name extends EntryName>(names: readonly Name[], offered: (name: RouteName) => boolean): RouteEntry<Name>[] =>
  names.filter(offered).map((name) => ({ name, href: routes[name].paths[0], icon: routeIcons[name] }))
