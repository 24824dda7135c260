import { useQuery } from '@tanstack/react-query'
import type { Client } from '@platform/sdk'
import type { ContractKind } from '@platform/sdk/contracts'
import { contractHourSalaryInfoQuery, currentDailySalaryQuery, dividendInfoQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import type { ContractPart } from '../ContractPart.ts'
import { SettlementList } from '../Settlements/SettlementList.tsx'
import { OwnContractView } from './OwnContractView.tsx'
import { Proposal } from './Proposal.tsx'

/** The member's own contract: pending proposal, terms in force, running period, and payments. */
export function OwnContract({ kind, place, symbol }: ContractPart) {
  const own = loadable(useQuery(ownContractQuery(useClient(), kind)))
  if (own.state === 'loading') return <LinesSkeleton />
  if (own.state === 'error') return <LoadFailed retry={own.retry} />
  const { contract, running } = own.value
  return (
    <OwnContractView
      kind={kind}
      contract={contract}
      symbol={symbol}
      running={
        running && { ...running, href: contract?.terms && place.at({ view: 'figures', cycle: contract.terms.cycle, from: running.from }) }
      }
      proposal={contract && <Proposal key={contract.contractId} contract={contract} symbol={symbol} />}
      settlements={contract && <SettlementList kind={kind} side="mine" place={place} symbol={symbol} />}
    />
  )
}

type OwnContractQuery = ReturnType<typeof dividendInfoQuery>

const ownContractQuery = (client: Client, kind: ContractKind): OwnContractQuery =>
  // These calls return the same data under different names.
  ({ dividend: dividendInfoQuery, daily: currentDailySalaryQuery, hourly: contractHourSalaryInfoQuery })[kind](client) as OwnContractQuery
