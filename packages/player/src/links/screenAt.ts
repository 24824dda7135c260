import { routeOf } from '../paths.ts'
import type { RouteName } from '../routes.ts'

/** Which screen a path of this site shows, whatever its query; `undefined` for a path outside section 2.1. */
export const screenAt = (path: string): RouteName | undefined => routeOf(path.split(/[?#]/)[0] ?? '')
