import type { ReactNode } from 'react'
import { isAgentType } from '@platform/sdk/account'
import {
  CrownIcon,
  DepositIcon,
  DiceIcon,
  HistoryIcon,
  InviteIcon,
  MailIcon,
  MemberIcon,
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
import type { Feature } from '../merchant/defineMerchant.ts'
import type { RouteName } from '../paths.ts'

/** Who looks at the member centre. */
export interface MemberViewer {
  /** Member type number; `undefined` for a guest. */
  type: number | undefined
  toUpline: boolean
  withdrawEnabled: boolean
}

interface Rules {
  exists: (name: RouteName) => boolean
  isOn: (feature: Feature) => boolean
  viewer: MemberViewer
}

const quick = {
  deposit: <DepositIcon />,
  withdraw: <WithdrawIcon />,
  inviteFriends: <InviteIcon />,
  securityCenter: <ShieldIcon />,
} satisfies Partial<Record<RouteName, ReactNode>>
export type QuickName = keyof typeof quick

const items = {
  settings: { icon: <SettingsIcon /> },
  depositRecord: { icon: <DepositIcon />, feature: 'DEPRECM3' },
  withdrawRecord: { icon: <WithdrawIcon />, feature: 'WITHREC3' },
  accountRecord: { icon: <HistoryIcon />, feature: 'TRANSREC3' },
  gameRecord: { icon: <DiceIcon />, feature: 'TRANSBETREPMEM3' },
  profitLoss: { icon: <TrophyIcon />, feature: 'PERSREP' },
  superiorTransfer: { icon: <ShareIcon />, feature: 'AGETRANSFERUP3' },
  rewardCenter: { icon: <PromotionsIcon />, feature: 'REWCEN3' },
  manualRebate: { icon: <RefreshIcon />, feature: 'MANPLAYREB3' },
  leaderBoard: { icon: <StarIcon />, feature: 'MISSION' },
  rebateReport: { icon: <CrownIcon />, feature: 'PLYRBT' },
  messages: { icon: <MailIcon />, feature: 'MAILCEN' },
  feedback: { icon: <ServiceIcon />, feature: 'FEEDBACK3' },
  agent: { icon: <MemberIcon /> },
} satisfies Partial<Record<RouteName, { icon: ReactNode; feature?: Feature }>>
export type MemberItemName = keyof typeof items

export interface MemberItem<Name> {
  name: Name
  icon: ReactNode
}

const realMoney = (type: number | undefined) => type !== 4 && type !== 40

/** Deposit, withdrawal, invite friends, security centre: those that exist here and are of use to who looks (2.14). */
export function quickItems({ exists, isOn, viewer }: Rules): MemberItem<QuickName>[] {
  const offered: Record<QuickName, boolean> = {
    deposit: true,
    withdraw: viewer.type === undefined || (realMoney(viewer.type) && viewer.withdrawEnabled),
    inviteFriends: isOn('REFERRAL'),
    securityCenter: true,
  }
  return (Object.keys(quick) as QuickName[]).filter((name) => offered[name] && exists(name)).map((name) => ({ name, icon: quick[name] }))
}

/** The list below, by flags and by who looks (2.14, 6): superior transfer and the agency centre have rules of their own. */
export function memberItems({ exists, isOn, viewer }: Rules): MemberItem<MemberItemName>[] {
  const { type, toUpline } = viewer
  const may = (name: MemberItemName) => {
    if (name === 'superiorTransfer') return type !== undefined && toUpline && type !== 2
    if (name === 'agent') return type !== undefined && isAgentType(type)
    return true
  }
  return (Object.keys(items) as MemberItemName[])
    .filter((name) => {
      const { feature } = items[name] as { feature?: Feature }
      return exists(name) && (feature === undefined || isOn(feature)) && may(name)
    })
    .map((name) => ({ name, icon: items[name].icon }))
}
