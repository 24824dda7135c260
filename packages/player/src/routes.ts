import { screens } from './routes/screens.ts'

/** Every route of section 2.1 and of its additional list, once. Layout, guard, links, menus, tab bar and prerendering read it. */
export const routes = screens

export type RouteName = keyof typeof routes

/** Every route's name. */
export const routeNames = Object.keys(routes) as RouteName[]
