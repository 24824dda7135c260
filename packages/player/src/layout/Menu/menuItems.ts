import { entriesOf, type RouteEntry } from '../../blocks/routeEntries.tsx'
import { isInNavigation, type Viewer } from '../../session/mayVisit.ts'

const names = ['deposit', 'withdraw', 'gameRecord', 'trial', 'settings', 'notice', 'help', 'service', 'userAgreement'] as const

export type MenuItem = RouteEntry<(typeof names)[number]>

/** The menu's entries for this viewer (2.2). */
export const menuItems = (viewer: Viewer): MenuItem[] => entriesOf(names, (name) => isInNavigation(name, viewer))
