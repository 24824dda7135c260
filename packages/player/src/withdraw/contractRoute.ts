import type { WithdrawReadiness } from '@platform/sdk/withdraw'
import { kindRoutes } from '../blocks/kindRoutes.ts'

/** The page of the contract that is waiting for an answer; undefined without one. */
export function contractRoute(lines: readonly Pick<WithdrawReadiness, 'item' | 'detail'>[]) {
  const about = lines.find(({ item }) => item === 'contract')?.detail
  return Object.entries(kindRoutes).find(([kind]) => kind === about)?.[1]
}
