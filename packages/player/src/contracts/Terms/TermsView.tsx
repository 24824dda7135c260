import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
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
  /** The merchant's, for tiers that name none. */
  activeStake: Minor
  symbol: string
  /** The tier that is reached, from 1. */
  reached?: number
  /** And that of the standard. */
  standardReached?: number
}

/** What a contract says; of a change what it said before beside it. Where the lower of two tables pays, the other one too. */
export function TermsView({ terms, now, activeStake, symbol, reached, standardReached }: TermsViewProps) {
  const t = useTranslations('contracts.terms')
  const { facts } = useTermRows(symbol, activeStake)
  return (
    <>
      {now ? (
        <TermsComparison now={now} proposed={terms} activeStake={activeStake} symbol={symbol} />
      ) : (
        <>
          <Facts rows={facts(terms)} />
          <TierTable terms={terms} activeStake={activeStake} symbol={symbol} reached={reached} />
        </>
      )}
      {terms.standard && (
        <div className={css.tight}>
          <h3 className={css.heading}>{t('standard')}</h3>
          <p className={css.muted}>{t('standardText')}</p>
          {/* A comparison has its tiers already. */}
          {!now && (
            <TierTable
              terms={{ ...terms, tiers: terms.standard }}
              activeStake={activeStake}
              label={t('standardTiers')}
              symbol={symbol}
              reached={standardReached}
            />
          )}
        </div>
      )}
    </>
  )
}
