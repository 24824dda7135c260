import type { ReactNode } from 'react'
import { tabIcons } from '../routes/tabIcons.tsx'
import { routes, type RouteName } from '../routes.ts'

export type TabName = keyof typeof tabIcons

export interface Tab {
  name: TabName
  href: string
  icon: ReactNode
}

const isTab = (name: RouteName): name is TabName => name in tabIcons

/** The tab bar's items: for each of the merchant's places, the first route that is offered and has no tab yet. */
export function tabsOf(places: readonly (readonly RouteName[])[], offered: (name: RouteName) => boolean): Tab[] {
  const names: TabName[] = []
  for (const routesOfPlace of places) {
    const name = routesOfPlace.filter(isTab).find((one) => offered(one) && !names.includes(one))
    if (name) names.push(name)
  }
  return names.map((name) => ({ name, href: routes[name].paths[0], icon: tabIcons[name] }))
}

/** The raised tab: deposit (2.2) or, without one, the middle one of an odd number of tabs. */
export function raisedTab(names: readonly RouteName[]): RouteName | undefined {
  if (names.includes('deposit')) return 'deposit'
  return names.length % 2 === 1 ? names[(names.length - 1) / 2] : undefined
}
