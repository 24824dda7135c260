import type { ReactNode } from 'react'
import { DepositIcon, HelpIcon, HistoryIcon, InfoIcon, NoticeIcon, PlayIcon, ServiceIcon, SettingsIcon, WithdrawIcon } from '@platform/ui'
import { pathTo, type RouteName } from '../../paths.ts'

const icons = {
  deposit: <DepositIcon />,
  withdraw: <WithdrawIcon />,
  gameRecord: <HistoryIcon />,
  trial: <PlayIcon />,
  settings: <SettingsIcon />,
  notice: <NoticeIcon />,
  help: <HelpIcon />,
  service: <ServiceIcon />,
  userAgreement: <InfoIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>

export type MenuItemName = keyof typeof icons

export interface MenuItem {
  name: MenuItemName
  href: string
  icon: ReactNode
}

interface Viewer {
  /** Member type number; `undefined` for a guest. */
  type: number | undefined
  withdrawEnabled: boolean
}

const trialTypes = [4, 40]

/** Withdrawal: a session of real money, and the platform's consent (decisions, "withdraw check"). */
export const mayWithdraw = ({ type, withdrawEnabled }: Viewer): boolean =>
  type !== undefined && !trialTypes.includes(type) && withdrawEnabled

/** The menu's entries for this viewer, of screens that exist only (2.2). */
export function menuItems(exists: (name: RouteName) => boolean, viewer: Viewer): MenuItem[] {
  const member = viewer.type !== undefined
  const offered: Record<MenuItemName, boolean> = {
    deposit: true,
    withdraw: mayWithdraw(viewer),
    gameRecord: member,
    trial: !member,
    settings: member,
    notice: true,
    help: true,
    service: true,
    userAgreement: true,
  }
  return (Object.keys(icons) as MenuItemName[])
    .filter((name) => offered[name] && exists(name))
    .map((name) => ({ name, href: pathTo(name), icon: icons[name] }))
}
