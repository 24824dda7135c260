import { entriesOf, type RouteEntry } from '../blocks/routeEntries.tsx'
import type { ContractEntry } from './contractItems.tsx'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

const quickNames = ['deposit', 'withdraw', 'inviteFriends', 'securityCenter'] as const

/** Groups of the list below the quick menu, in order. */
const itemNames = {
  team: ['agent'],
  money: ['depositRecord', 'withdrawRecord', 'accountRecord', 'superiorTransfer'],
  records: ['gameRecord', 'profitLoss'],
  rewards: ['rewardCenter', 'manualRebate', 'rebateReport', 'leaderBoard'],
  account: ['messages', 'feedback', 'settings'],
} as const

export type GroupName = keyof typeof itemNames
export type QuickEntry = RouteEntry<(typeof quickNames)[number]>
export type MemberEntry = QuickEntry | RouteEntry<(typeof itemNames)[GroupName][number]> | ContractEntry

/** Entries of the member centre under one heading. */
export interface MemberGroup {
  name: GroupName
  items: readonly MemberEntry[]
}

/** Deposit, withdrawal, invite friends, security centre (2.14). */
export const quickItems = (viewer: Viewer): QuickEntry[] => entriesOf(quickNames, (name) => isOffered(name, viewer))

/** The list below in groups, the agency centre first (2.14). Guests see the entries for members too: a tap opens the login layer. */
export function memberGroups(viewer: Viewer, contracts: readonly ContractEntry[] = []): MemberGroup[] {
  const offered = (name: Parameters<typeof isOffered>[0]) => isOffered(name, viewer)
  const groups = (Object.keys(itemNames) as GroupName[]).map((name): MemberGroup => {
    const items: MemberEntry[] = entriesOf<(typeof itemNames)[GroupName][number]>(itemNames[name], offered)
    return { name, items: name === 'team' ? [...items, ...contracts] : items }
  })
  return groups.filter(({ items }) => items.length > 0)
}
