import type { ReactNode } from 'react'
import {
  DepositIcon,
  GridIcon,
  HistoryIcon,
  HomeIcon,
  InviteIcon,
  LoginIcon,
  LotteryIcon,
  MemberIcon,
  PlayIcon,
  PromotionsIcon,
  SettingsIcon,
} from '@platform/ui'
import { pathTo, type RouteName } from '../paths.ts'

/** Screens that a tab may lead to, with their icons. */
const tabIcons = {
  home: <HomeIcon />,
  activity: <PromotionsIcon />,
  deposit: <DepositIcon />,
  inviteFriends: <InviteIcon />,
  mine: <MemberIcon />,
  lottery: <LotteryIcon />,
  gameList: <GridIcon />,
  gameRecord: <HistoryIcon />,
  trial: <PlayIcon />,
  login: <LoginIcon />,
  settings: <SettingsIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>

export type TabName = keyof typeof tabIcons

export interface Tab {
  name: TabName
  href: string
  icon: ReactNode
}

const isTab = (name: RouteName): name is TabName => name in tabIcons

const mostTabs = 5
const forGuests = new Set<RouteName>(['login', 'trial'])
const forMembers = new Set<RouteName>(['settings', 'gameRecord'])

/** The tab bar's items: the merchant's candidates, best first, that exist and are of use to a guest or a member. */
export function tabsOf(candidates: readonly RouteName[], exists: (name: RouteName) => boolean, signedIn: boolean): Tab[] {
  const useful = (name: RouteName) => !(signedIn ? forGuests : forMembers).has(name)
  return candidates
    .filter(isTab)
    .filter((name) => exists(name) && useful(name))
    .slice(0, mostTabs)
    .map((name) => ({ name, href: pathTo(name), icon: tabIcons[name] }))
}

/** Which tab is lifted: deposit (2.2) and, while it does not exist, the one in the middle of an odd bar. */
export function raisedTab(names: readonly RouteName[]): RouteName | undefined {
  if (names.includes('deposit')) return 'deposit'
  return names.length % 2 === 1 ? names[(names.length - 1) / 2] : undefined
}
