/** For a query whose view draws its own skeleton: the first failure belongs to the route, a later one keeps what is shown. */
export const firstFailure = {
  throwOnError: (_error: unknown, query: { state: { data: unknown } }) => query.state.data === undefined,
}
