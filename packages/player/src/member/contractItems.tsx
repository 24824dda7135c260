import type { OutputOf } from '@platform/sdk'
import type { ContractKind, getDividendInfo } from '@platform/sdk/contracts'
import { CheckCircleIcon } from '@platform/ui'
import { kindRoutes } from '../routes/kindRoutes.ts'
import type { RouteEntry } from '../routes/routeEntries.tsx'
import { pathTo } from '../paths.ts'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

export interface ContractEntry extends RouteEntry<(typeof kindRoutes)[ContractKind]> {
  /** A proposal on its page waits for the member's answer. */
  hasProposal: boolean
}

type Kinds = Pick<OutputOf<typeof getDividendInfo>, 'contracts' | 'requests'>

/** The link to the contracts of a member who has any: to a proposal that waits, else to the first kind. Its page has tabs for the others. */
export const contractItems = (viewer: Viewer, { contracts, requests }: Kinds): ContractEntry[] =>
  [...new Set([...requests, ...contracts])]
    .filter((kind) => isOffered(kindRoutes[kind], viewer))
    .slice(0, 1)
    .map((kind) => ({
      name: kindRoutes[kind],
      href: pathTo(kindRoutes[kind]),
      icon: <CheckCircleIcon />,
      hasProposal: requests.includes(kind),
    }))
