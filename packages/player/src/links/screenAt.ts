import { routeOf } from '../paths.ts'
import type { RouteName } from '../routes.ts'

/** The screen of a path of this site, whatever its query; `undefined` for a path outside section 2.1. */
export const screenAt = (path: string): RouteName | undefined => routeOf(path.split(/[?#]/)[0] ?? '')
