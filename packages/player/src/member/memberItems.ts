import { entriesOf, type RouteEntry } from '../blocks/routeEntries.tsx'
import type { ContractEntry } from './contractItems.tsx'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

const quickNames = ['deposit', 'withdraw', 'inviteFriends', 'securityCenter'] as const

const itemNames = [
  'settings',
  'depositRecord',
  'withdrawRecord',
  'accountRecord',
  'gameRecord',
  'profitLoss',
  'superiorTransfer',
  'rewardCenter',
  'manualRebate',
  'leaderBoard',
  'rebateReport',
  'messages',
  'feedback',
  'agent',
] as const

export type QuickEntry = RouteEntry<(typeof quickNames)[number]>
export type MemberEntry = QuickEntry | RouteEntry<(typeof itemNames)[number]> | ContractEntry

/** Deposit, withdrawal, invite friends, security centre (2.14). */
export const quickItems = (viewer: Viewer): QuickEntry[] => entriesOf(quickNames, (name) => isOffered(name, viewer))

/** The list below (2.14). Guests see the entries for members too: a tap opens the login layer. */
export const memberItems = (viewer: Viewer): MemberEntry[] => entriesOf(itemNames, (name) => isOffered(name, viewer))
