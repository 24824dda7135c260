import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getRebateRates } from '@platform/sdk/wallet'
import { ScrollTable, VisuallyHidden } from '@platform/ui'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import * as css from './RebateReport.css.ts'

/** Product × level; the member's own level is marked. */
export function RateTable({ rates: { level: own, levels, products } }: { rates: OutputOf<typeof getRebateRates> }) {
  const t = useTranslations('records.rebateReport')
  const nameOf = useProductName()
  const rateOf = useRate()
  return (
    <ScrollTable label={t('rates')}>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          {products.map(({ gameType }) => (
            <th key={gameType} scope="col">
              {nameOf(gameType)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ level, name }, index) => (
          <tr key={level} className={css.row} data-own={level === own || undefined}>
            <th scope="row">
              <span>{name || level}</span>
              {level === own && (
                <>
                  <span aria-hidden> ★</span>
                  <VisuallyHidden>{t('yours')}</VisuallyHidden>
                </>
              )}
            </th>
            {products.map(({ gameType, rates }) => (
              <td key={gameType}>{rateOf(rates[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
