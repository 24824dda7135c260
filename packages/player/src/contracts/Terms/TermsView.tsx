import type { ContractTerms } from '@platform/sdk/contracts'
import { Facts } from '../../blocks/Facts/Facts.tsx'
import { TermsComparison } from './TermsComparison.tsx'
import { TierTable } from './TierTable.tsx'
import { useTermRows } from './useTermRows.ts'

interface TermsViewProps {
  terms: ContractTerms
  /** Those in force, where `terms` would change them. */
  now?: ContractTerms
  symbol: string
  /** The tier that is reached, from 1. */
  reached?: number
}

/** What a contract says; of a change what it said before beside it. */
export function TermsView({ terms, now, symbol, reached }: TermsViewProps) {
  const { facts } = useTermRows(symbol)
  if (now) return <TermsComparison now={now} proposed={terms} symbol={symbol} />
  return (
    <>
      <Facts rows={facts(terms)} />
      <TierTable terms={terms} symbol={symbol} reached={reached} />
    </>
  )
}
