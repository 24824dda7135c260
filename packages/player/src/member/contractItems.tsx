import type { ContractKind } from '@platform/sdk/contracts'
import { CheckCircleIcon } from '@platform/ui'
import { kindRoutes } from '../blocks/kindRoutes.ts'
import type { RouteEntry } from '../blocks/routeEntries.tsx'
import { pathTo } from '../paths.ts'
import { isOffered, type Viewer } from '../session/mayVisit.ts'

export type ContractEntry = RouteEntry<(typeof kindRoutes)[ContractKind]>

/** The link to the contracts of a member who has any: the page of the first, which has tabs for the others. */
export const contractItems = (viewer: Viewer, kinds: readonly ContractKind[]): ContractEntry[] =>
  kinds
    .map((kind) => kindRoutes[kind])
    .filter((name) => isOffered(name, viewer))
    .slice(0, 1)
    .map((name) => ({ name, href: pathTo(name), icon: <CheckCircleIcon /> }))
