import type { ReactNode } from 'react'
import { tabIcons } from '../blocks/tabIcons.tsx'
import { routes, type RouteName } from '../routes.ts'

export type TabName = keyof typeof tabIcons

export interface Tab {
  name: TabName
  href: string
  icon: ReactNode
}

const isTab = (name: RouteName): name is TabName => name in tabIcons

const mostTabs = 5

/** The tab bar's items: the merchant's candidates, best first, that are offered. */
export const tabsOf = (candidates: readonly RouteName[], offered: (name: RouteName) => boolean): Tab[] =>
  candidates
    .filter(isTab)
    .filter(offered)
    .slice(0, mostTabs)
    .map((name) => ({ name, href: routes[name].paths[0], icon: tabIcons[name] }))

/** Which tab is lifted: deposit (2.2) and, while it does not exist, the one in the middle of an odd bar. */
export function raisedTab(names: readonly RouteName[]): RouteName | undefined {
  if (names.includes('deposit')) return 'deposit'
  return names.length % 2 === 1 ? names[(names.length - 1) / 2] : undefined
}
