import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { hour } from '../core/queryDefaults.ts'
import { getHelpCenter } from './getHelpCenter.ts'

export const helpKeys = {
  all: ['help'] as const,
  center: () => [...helpKeys.all, 'center'] as const,
}

/** The help centre. */
export const helpCenterQuery = (client: Client) =>
  queryOptions({
    queryKey: helpKeys.center(),
    queryFn: ({ signal }) => getHelpCenter(client, {}, { signal }),
    staleTime: hour,
    retry: false,
  })
