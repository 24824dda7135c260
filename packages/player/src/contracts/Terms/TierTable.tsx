import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import type { ContractTerms } from '@platform/sdk/contracts'
import { ScrollTable, VisuallyHidden } from '@platform/ui'
import * as css from './Terms.css.ts'
import { useTermRows } from './useTermRows.ts'

interface TierTableProps {
  terms: ContractTerms
  /** The merchant's default for tiers without one. */
  activeStake: Minor
  symbol: string
  /** The tier that is reached, 1-based. */
  reached?: number
  /** Caption for tiers that are not the contract's own. */
  label?: string
}

/** The tiers of a contract, lowest first. */
export function TierTable({ terms, activeStake, symbol, reached = 0, label }: TierTableProps) {
  const t = useTranslations('contracts.terms')
  const { asked, minimum, name, pays, paysName } = useTermRows(symbol, activeStake)
  const fields = asked(terms)
  return (
    <ScrollTable className={css.table} label={label ?? t('tiers')}>
      <caption>
        <VisuallyHidden>{t('tiersText')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('tier')}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {name(terms, field)}
            </th>
          ))}
          <th scope="col">{paysName}</th>
        </tr>
      </thead>
      <tbody>
        {terms.tiers.map((tier, index) => (
          <tr key={index} data-reached={index + 1 === reached || undefined}>
            <th scope="row">
              <span>{index + 1}</span>
              {index + 1 === reached && <VisuallyHidden>{` ${t('reached')}`}</VisuallyHidden>}
            </th>
            {fields.map((field) => (
              <td key={field}>{minimum(tier, field)}</td>
            ))}
            <td className={css.pays}>{pays(terms, tier)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
