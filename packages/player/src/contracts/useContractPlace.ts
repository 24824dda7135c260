import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ContractCycle } from '@platform/sdk/contracts'
import { pathTo } from '../paths.ts'
import type { ContractPlace } from '../routes.ts'
import type { ContractRoute } from './contractRoutes.ts'

const tabs = ['downline', 'settlements'] as const
const steps = ['review'] as const
const views = ['offer', 'pay', 'figures'] as const

/** The parameters in the address of a contracts page, and links to other places there. */
export function useContractPlace(route: ContractRoute) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { stepped?: boolean } | null }
  const one = <Value extends string>(name: string, options: readonly Value[]) => options.find((option) => option === query.get(name))
  return {
    tab: one('tab', tabs),
    member: query.get('member') ?? undefined,
    view: one('view', views),
    step: one('step', steps),
    settlement: query.get('settlement') ?? undefined,
    cycle: one('cycle', ContractCycle.options),
    from: Number(query.get('from')) || undefined,
    rows: query.get('rows') ?? undefined,
    of: query.get('of') ?? undefined,
    at: (place: ContractPlace) => pathTo(route, place),
    go: (place: ContractPlace) => void navigate(pathTo(route, place), { replace: true }),
    /** Navigates to the next step; the browser's Back returns here. */
    goOn: (place: ContractPlace) => void navigate(pathTo(route, place), { state: { stepped: true } }),
    /** Navigates to the previous step: by the browser's Back if the step was made here. */
    back: (place: ContractPlace) => void (state?.stepped ? navigate(-1) : navigate(pathTo(route, place), { replace: true })),
  }
}

export type ContractWays = ReturnType<typeof useContractPlace>
