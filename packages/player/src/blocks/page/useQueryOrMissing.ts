import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { isMissing } from './isMissing.ts'

/**
 * A resource identified by the address. If it does not exist, the result is `missing`, not an error; any other error of the first load is
 * thrown to the route's boundary. Later errors leave the data as it is (`unreachable`).
 */
export function useQueryOrMissing<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { data, error, fetchStatus } = useQuery({
    ...options,
    throwOnError: (reason, query) => query.state.data === undefined && !isMissing(reason),
  })
  return { data, missing: isMissing(error), unreachable: fetchStatus === 'paused' || error !== null }
}
