import { routeNames, routes, type RouteName } from './routes.ts'

type QueryOf<Name extends RouteName> = (typeof routes)[Name] extends { query: infer Query } ? Query : undefined
/** Arguments of `pathTo` after the route's name: its query, if it has one. */
export type PathArgs<Name extends RouteName> =
  QueryOf<Name> extends undefined ? [] : {} extends QueryOf<Name> ? [query?: QueryOf<Name>] : [query: QueryOf<Name>]

/** Address of a screen: `pathTo('gameList', { gameType: 'RNG' })`. Empty query fields are left out. */
export function pathTo<Name extends RouteName>(name: Name, ...[query]: PathArgs<Name>): string {
  const fields = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(fields.map(([key, value]) => [key, String(value)])).toString()
  return search ? `${routes[name].paths[0]}?${search}` : routes[name].paths[0]
}

const nameOf = new Map(routeNames.flatMap((name) => routes[name].paths.map((path) => [path.toLowerCase(), name] as const)))

/** The screen of an address; `undefined` for an address outside section 2.1. */
export function routeOf(pathname: string): RouteName | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return nameOf.get(trimmed.toLowerCase())
}
