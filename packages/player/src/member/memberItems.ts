import { entriesOf, type RouteEntry } from '../routes/routeEntries.tsx'
import { entryPlaces } from '../routes/routeIcons.tsx'
import type { ContractEntry } from './contractItems.tsx'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

/** Groups of the list below the quick menu, in order. */
const groupNames = ['team', 'money', 'records', 'rewards', 'account'] as const

export type GroupName = (typeof groupNames)[number]
export type QuickEntry = RouteEntry<(typeof entryPlaces.quick)[number]>
export type MemberEntry = QuickEntry | RouteEntry<(typeof entryPlaces)[GroupName][number]> | ContractEntry

/** Entries of the member centre under one heading. */
export interface MemberGroup {
  name: GroupName
  items: readonly MemberEntry[]
}

/** Deposit, withdrawal, invite friends, security centre (2.14). */
export const quickItems = (viewer: Viewer): QuickEntry[] => entriesOf(entryPlaces.quick, (name) => isOffered(name, viewer))

/** The list below in groups, the agency centre first (2.14). Guests see the entries for members too: a tap opens the login layer. */
export function memberGroups(viewer: Viewer, contracts: readonly ContractEntry[] = []): MemberGroup[] {
  const offered = (name: Parameters<typeof isOffered>[0]) => isOffered(name, viewer)
  const groups = groupNames.map((name): MemberGroup => {
    const items: MemberEntry[] = entriesOf<(typeof entryPlaces)[GroupName][number]>(entryPlaces[name], offered)
    return { name, items: name === 'team' ? [...items, ...contracts] : items }
  })
  return groups.filter(({ items }) => items.length > 0)
}
