import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getRebateRates } from '@platform/sdk/wallet'
import { VisuallyHidden } from '@platform/ui'
import { useProductName } from '../../blocks/useProductName.ts'
import { useRate } from '../../blocks/useRate.ts'
import * as css from './RebateReport.css.ts'

/** Product × level; the member's own level is marked. Scrolls sideways in itself. */
export function RateTable({ rates: { level: own, levels, products } }: { rates: OutputOf<typeof getRebateRates> }) {
  const t = useTranslations('records.rebates')
  const nameOf = useProductName()
  const rateOf = useRate()
  return (
    // A part that scrolls can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label={t('rates')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              {t('level')}
            </th>
            {products.map(({ gameType }) => (
              <th key={gameType} scope="col" className={css.cell}>
                {nameOf(gameType)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, name }, index) => (
            <tr key={level} className={css.row} data-own={level === own || undefined}>
              <th scope="row" className={css.first}>
                {name || level}
                {level === own && (
                  <>
                    {' '}
                    <span aria-hidden>★</span>
                    <VisuallyHidden>{t('yours')}</VisuallyHidden>
                  </>
                )}
              </th>
              {products.map(({ gameType, rates }) => (
                <td key={gameType} className={css.cell}>
                  {rateOf(rates[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
