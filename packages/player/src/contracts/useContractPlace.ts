import { useNavigate, useSearchParams } from 'react-router'
import { ContractCycle } from '@platform/sdk/contracts'
import { useSteps } from '../router/useSteps.ts'
import { pathTo } from '../paths.ts'
import type { ContractPlace } from '../routes/ContractPlace.ts'
import type { ContractRoute } from './contractRoutes.ts'

const tabs = ['downline', 'settlements'] as const
const stepNames = ['review'] as const
const views = ['offer', 'pay', 'figures'] as const

/** The parameters in the address of a contracts page, and links to other places there. */
export function useContractPlace(route: ContractRoute) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const steps = useSteps()
  const one = <Value extends string>(name: string, options: readonly Value[]) => options.find((option) => option === query.get(name))
  return {
    tab: one('tab', tabs),
    member: query.get('member') ?? undefined,
    view: one('view', views),
    step: one('step', stepNames),
    settlement: query.get('settlement') ?? undefined,
    cycle: one('cycle', ContractCycle.options),
    from: Number(query.get('from')) || undefined,
    rows: query.get('rows') ?? undefined,
    of: query.get('of') ?? undefined,
    at: (place: ContractPlace) => pathTo(route, place),
    go: (place: ContractPlace) => void navigate(pathTo(route, place), { replace: true }),
    goOn: (place: ContractPlace) => steps.goOn(pathTo(route, place)),
    back: (place: ContractPlace) => steps.back(pathTo(route, place)),
  }
}

export type ContractWays = ReturnType<typeof useContractPlace>
