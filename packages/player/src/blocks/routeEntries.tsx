import type { ReactNode } from 'react'
import {
  ClockIcon,
  CrownIcon,
  DepositIcon,
  InfoIcon,
  KeyIcon,
  LoginIcon,
  MailIcon,
  MemberIcon,
  NoticeIcon,
  PlusIcon,
  PromotionsIcon,
  RefreshIcon,
  ServiceIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  StarIcon,
  TrophyIcon,
  WithdrawIcon,
} from '@platform/ui'
import { routes, type RouteName } from '../routes.ts'
import { tabIcons } from './tabIcons.tsx'

/** The icon of each route that an entry leads to. */
const routeIcons = {
  ...tabIcons,
  login: <LoginIcon />,
  register: <PlusIcon />,
  settings: <SettingsIcon />,
  forget: <KeyIcon />,
  notice: <NoticeIcon />,
  service: <ServiceIcon />,
  userAgreement: <InfoIcon />,
  withdraw: <WithdrawIcon />,
  securityCenter: <ShieldIcon />,
  depositRecord: <DepositIcon />,
  withdrawRecord: <WithdrawIcon />,
  accountRecord: <ClockIcon />,
  profitLoss: <TrophyIcon />,
  superiorTransfer: <ShareIcon />,
  rewardCenter: <PromotionsIcon />,
  manualRebate: <RefreshIcon />,
  leaderBoard: <StarIcon />,
  rebateReport: <CrownIcon />,
  messages: <MailIcon />,
  feedback: <ServiceIcon />,
  agent: <MemberIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>

/** A way to a screen, as menus, lists and grids draw it; its text is `titles.<name>`. */
export interface RouteEntry<Name extends RouteName = RouteName> {
  name: Name
  href: string
  icon: ReactNode
}

/** The entries that are offered, in the order of their names. */
export const entriesOf = <Name extends keyof typeof routeIcons>(
  names: readonly Name[],
  offered: (name: RouteName) => boolean,
): RouteEntry<Name>[] => names.filter(offered).map((name) => ({ name, href: routes[name].paths[0], icon: routeIcons[name] }))
