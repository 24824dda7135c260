import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { standardTierOf, type Contract, type ContractKind, type RunningPeriod } from '@platform/sdk/contracts'
import { Empty } from '@platform/ui'
import { ContractCard } from '../Terms/ContractCard.tsx'
import * as css from '../Terms/Terms.css.ts'
import { Running } from './Running.tsx'

export interface MineViewProps {
  kind: ContractKind
  /** Absent where there never was one. */
  contract: Contract | undefined
  running: RunningPeriod | undefined
  symbol: string
  /** What the running period is added up from. */
  runningHref: string | undefined
  /** What waits for an answer. */
  proposal: ReactNode
  settlements: ReactNode
}

/** The member's own contract. What waits for an answer comes first. */
export function MineView({ kind, contract, running, symbol, runningHref, proposal, settlements }: MineViewProps) {
  const t = useTranslations('contracts.mine')
  if (!contract) return <Empty title={t(`none.${kind}`)} text={t('noneText')} />
  return (
    <div className={css.stack}>
      {proposal}
      {contract.terms && running && <Running terms={contract.terms} running={running} symbol={symbol} href={runningHref} />}
      {/* A change is shown beside what it would change. */}
      {!contract.proposal?.terms && (
        <ContractCard
          contract={contract}
          symbol={symbol}
          reached={running?.tier}
          standardReached={running && contract.terms && standardTierOf(contract.terms, running.figures)}
          mine
        />
      )}
      {settlements}
    </div>
  )
}
