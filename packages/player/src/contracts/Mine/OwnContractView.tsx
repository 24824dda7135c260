import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { standardTierOf, type Contract, type ContractKind } from '@platform/sdk/contracts'
import { Empty } from '@platform/ui'
import { ContractCard } from '../Terms/ContractCard.tsx'
import * as css from '../Terms/Terms.css.ts'
import { type LinkedPeriod, RunningPeriodCard } from './RunningPeriodCard.tsx'

export interface OwnContractViewProps {
  kind: ContractKind
  /** Absent where there never was a contract. */
  contract: Contract | undefined
  running: LinkedPeriod | undefined
  symbol: string
  /** The pending proposal. */
  proposal: ReactNode
  settlements: ReactNode
}

/** The member's own contract, the pending proposal first. */
export function OwnContractView({ kind, contract, running, symbol, proposal, settlements }: OwnContractViewProps) {
  const t = useTranslations('contracts.mine')
  if (!contract) return <Empty title={t(`none.${kind}`)} text={t('noneText')} />
  return (
    <div className={css.stack}>
      {proposal}
      {contract.terms && running && <RunningPeriodCard terms={contract.terms} running={running} symbol={symbol} />}
      {/* A proposed change shows the current terms itself, side by side. */}
      {!contract.proposal?.terms && (
        <ContractCard
          contract={contract}
          symbol={symbol}
          reached={running && { own: running.tier, standard: contract.terms && standardTierOf(contract.terms, running.figures) }}
          mine
        />
      )}
      {settlements}
    </div>
  )
}
