import { entriesOf, type RouteEntry } from '../../routes/routeEntries.tsx'
import { entryPlaces } from '../../routes/routeIcons.tsx'
import { isInNavigation, type Viewer } from '../../session/mayVisit.ts'

export type MenuItem = RouteEntry<(typeof entryPlaces.menu)[number]>

/** The menu's entries for this viewer (2.2). */
export const menuItems = (viewer: Viewer): MenuItem[] => entriesOf(entryPlaces.menu, (name) => isInNavigation(name, viewer))
