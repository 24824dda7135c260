import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { isMissing } from './isMissing.ts'

/**
 * A thing that an address names. That it does not exist is an answer (`missing`), no failure; any other first failure is the
 * boundary's of the route. Later failures leave what is shown (`unreachable`).
 */
export function useQueryOrMissing<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, error, fetchStatus } = useQuery({
    ...options,
    throwOnError: (reason, query) => query.state.data === undefined && !isMissing(reason),
  })
  return { data, missing: isMissing(error), unreachable: fetchStatus === 'paused' || error !== null }
}
