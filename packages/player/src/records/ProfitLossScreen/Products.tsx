import { useTranslations } from 'use-intl'
import type { ProfitLoss } from '@platform/sdk/records'
import { Money, RecordCard, useRenderLink } from '@platform/ui'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import * as css from './ProfitLoss.css.ts'
import type { RowsHref } from './RowsHref.ts'
import { useProductName } from '../../i18n/useProductName.ts'

interface ProductsProps {
  products: ProfitLoss['products']
  symbol: string
  rowsHrefOf: RowsHref
}

/** Result of each product; a tap lists its bets. */
export function Products({ products, symbol, rowsHrefOf }: ProductsProps) {
  const t = useTranslations('records.profitLoss')
  const productName = useProductName()
  const link = useRenderLink()
  if (products.length === 0) return null
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  return (
    <section className={css.stack}>
      <h2 className={css.heading}>{t('products')}</h2>
      <ul className={css.cards}>
        {products.map(({ gameType, count, betAmount, validBetAmount, winAmount, profit }) => (
          <li key={gameType} className={css.card}>
            <RecordCard
              level={3}
              title={link({ className: css.open, href: rowsHrefOf('bets', { product: gameType }), children: productName(gameType) })}
              subtitle={t('bets', { count })}
              amount={<NetAmount minor={profit} symbol={symbol} />}
              rows={[
                { label: t('stake'), value: money(betAmount) },
                { label: t('validStake'), value: money(validBetAmount) },
                { label: t('payout'), value: money(winAmount) },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
