import type { Client } from '../core/Client.ts'
import { callQuery } from '../core/callQuery.ts'
import { getTurnover } from './getTurnover.ts'
import { walletKeys } from './queries.ts'

/** The open turnover requirements: each settled bet changes them. */
export const turnoverQuery = (client: Client) =>
  callQuery(client, getTurnover, {}, { key: walletKeys.turnover(), staleTime: 10_000, private: true })
