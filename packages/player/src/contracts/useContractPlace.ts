import { useNavigate, useSearchParams } from 'react-router'
import { ContractCycle } from '@platform/sdk/contracts'
import { pathTo } from '../paths.ts'
import type { ContractPlace } from '../routes.ts'
import type { ContractRoute } from './contractRoutes.ts'

const tabs = ['downline', 'settlements'] as const
const views = ['offer', 'pay', 'figures'] as const

/** What the address of a page of contracts names, and addresses there. */
export function useContractPlace(route: ContractRoute) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const one = <Value extends string>(name: string, options: readonly Value[]) => options.find((option) => option === query.get(name))
  return {
    tab: one('tab', tabs),
    member: query.get('member') ?? undefined,
    view: one('view', views),
    settlement: query.get('settlement') ?? undefined,
    cycle: one('cycle', ContractCycle.options),
    from: Number(query.get('from')) || undefined,
    rows: query.get('rows') ?? undefined,
    of: query.get('of') ?? undefined,
    at: (place: ContractPlace) => pathTo(route, place),
    go: (place: ContractPlace) => void navigate(pathTo(route, place), { replace: true }),
  }
}

export type ContractWays = ReturnType<typeof useContractPlace>
