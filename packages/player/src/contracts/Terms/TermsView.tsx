import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { Facts } from '@platform/ui'
import * as css from './Terms.css.ts'
import { TermsComparison } from './TermsComparison.tsx'
import { TierTable } from './TierTable.tsx'
import { useTermRows } from './useTermRows.ts'

/** The tiers that a period reaches, 1-based: of the contract, and of the standard. */
export interface ReachedTiers {
  own: number
  standard?: number
}

interface TermsViewProps {
  terms: ContractTerms
  /** The terms in force, if `terms` would change them. */
  now?: ContractTerms
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
  reached?: ReachedTiers
}

/** The terms of a contract; for a change with the previous terms beside them. If the lower of two tables pays, also the other one. */
export function TermsView({ terms, now, activeStake, symbol, reached }: TermsViewProps) {
  const t = useTranslations('contracts.terms')
  const { facts } = useTermRows(symbol, activeStake)
  return (
    <>
      {now ? (
        <TermsComparison now={now} proposed={terms} activeStake={activeStake} symbol={symbol} />
      ) : (
        <>
          <Facts rows={facts(terms)} />
          <TierTable terms={terms} activeStake={activeStake} symbol={symbol} reached={reached?.own} />
        </>
      )}
      {terms.standard && (
        <div className={css.tight}>
          <h3 className={css.heading}>{t('standard')}</h3>
          <p className={css.muted}>{t('standardText')}</p>
          {/* A comparison shows the tiers already. */}
          {!now && (
            <TierTable
              terms={{ ...terms, tiers: terms.standard }}
              activeStake={activeStake}
              label={t('standardTiers')}
              symbol={symbol}
              reached={reached?.standard}
            />
          )}
        </div>
      )}
    </>
  )
}
