import { useTranslations } from 'use-intl'
import type { ContractTerms } from '@platform/sdk/contracts'
import { Facts } from '../../blocks/Facts/Facts.tsx'
import * as css from './Terms.css.ts'
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

/** What a contract says; of a change what it said before beside it. Where the lower of two tables pays, the other one too. */
export function TermsView({ terms, now, symbol, reached }: TermsViewProps) {
  const t = useTranslations('contracts.terms')
  const { facts } = useTermRows(symbol)
  return (
    <>
      {now ? (
        <TermsComparison now={now} proposed={terms} symbol={symbol} />
      ) : (
        <>
          <Facts rows={facts(terms)} />
          <TierTable terms={terms} symbol={symbol} reached={reached} />
        </>
      )}
      {terms.standard && (
        <div className={css.tight}>
          <h3 className={css.heading}>{t('standard')}</h3>
          <p className={css.muted}>{t('standardText')}</p>
          <TierTable terms={{ ...terms, tiers: terms.standard }} label={t('standardTiers')} symbol={symbol} />
        </div>
      )}
    </>
  )
}
