import type * as icons from '@platform/ui'

/** A list that links to screens: the menu, the strip of the login, the quick menu of the member centre, and its groups. */
export type EntryPlace = 'menu' | 'login' | 'quick' | 'team' | 'money' | 'records' | 'rewards' | 'account'

/** How lists link to a screen; a screen without it is linked only by others. Read by `npm run gen -- screens`: in no bundle itself. */
export interface ScreenEntry {
  icon: Extract<keyof typeof icons, `${string}Icon`>
  /** A merchant may make it a tab: its icon is in the first load. */
  tab?: true
  /** The lists that have it, each with its position: the lowest first. */
  places?: Partial<Record<EntryPlace, number>>
}
