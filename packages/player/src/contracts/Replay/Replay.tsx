import { useQuery } from '@tanstack/react-query'
import { activeStakesOf, type ContractKind, type ContractTerms } from '@platform/sdk/contracts'
import { replayContractQuery } from '@platform/sdk/query/contracts'
import { useClient } from '@platform/sdk/react'
import { loadable } from '@platform/ui'
import { ReplayView } from './ReplayView.tsx'
import { replayRows } from './replayRows.ts'

interface ReplayProps {
  kind: ContractKind
  /** Holder of the team; the member by default. */
  memberId?: string
  proposed: ContractTerms
  now?: ContractTerms
  symbol: string
}

/** What terms would have paid over the last closed periods of the real figures. */
export function Replay({ kind, memberId, proposed, now, symbol }: ReplayProps) {
  const activeStakes = activeStakesOf(proposed, now)
  const request = { kind, cycle: proposed.cycle, memberId, ...(activeStakes.length > 0 && { activeStakes }) }
  const replay = useQuery(replayContractQuery(useClient(), request))
  return (
    <ReplayView
      replay={loadable(replay, ({ periods, carryIn }) => replayRows(periods, carryIn, proposed, now))}
      proposed={proposed}
      now={now}
      symbol={symbol}
    />
  )
}
