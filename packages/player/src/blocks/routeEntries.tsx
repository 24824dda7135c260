import type { ReactNode } from 'react'
import {
  ChartIcon,
  ClockIcon,
  HistoryIcon,
  HotIcon,
  InfoIcon,
  KeyIcon,
  LoginIcon,
  MailIcon,
  MinusIcon,
  NoticeIcon,
  PlusIcon,
  PromotionsIcon,
  RefreshIcon,
  ServiceIcon,
  SettingsIcon,
  ShareIcon,
  ShieldIcon,
  StarIcon,
  TeamIcon,
  TrophyIcon,
  WithdrawIcon,
} from '@platform/ui'
import { routes, type RouteName } from '../routes.ts'
import { tabIcons } from './tabIcons.tsx'

/** The icon of each route that an entry can link to. */
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
  depositRecord: <PlusIcon />,
  withdrawRecord: <MinusIcon />,
  accountRecord: <ClockIcon />,
  profitLoss: <TrophyIcon />,
  superiorTransfer: <ShareIcon />,
  rewardCenter: <PromotionsIcon />,
  manualRebate: <RefreshIcon />,
  leaderBoard: <StarIcon />,
  rebateReport: <ChartIcon />,
  messages: <MailIcon />,
  feedback: <ServiceIcon />,
  agent: <TeamIcon />,
  teamOverview: <ChartIcon />,
  teamManagement: <TeamIcon />,
  redRain: <HotIcon />,
  teamProfitLoss: <TrophyIcon />,
  teamBetting: <HistoryIcon />,
  agentRebateSettings: <SettingsIcon />,
  agentRebateIncome: <RefreshIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>

/** The routes that an entry can link to. */
export type EntryName = keyof typeof routeIcons

/** A link to a screen, for menus, lists and grids; its text is `titles.<name>`. */
export interface RouteEntry<Name extends RouteName = RouteName> {
  name: Name
  href: string
  icon: ReactNode
}

/** The available entries, in the order of `names`. */
export const entriesOf = <Name extends keyof typeof routeIcons>(
  names: readonly Name[],
  offered: (name: RouteName) => boolean,
): RouteEntry<Name>[] => names.filter(offered).map((name) => ({ name, href: routes[name].paths[0], icon: routeIcons[name] }))
