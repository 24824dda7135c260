import { useFormatter, useTranslations } from 'use-intl'
import type { TransactionSums } from '@platform/sdk/records'
import { Money } from '@platform/ui'
import type { Stat } from '../../blocks/RecordList/Summary.tsx'

/** The summary strip: closing, opening, in, out and count; with a filter its total instead of the balances. */
export function useMovementSums(symbol: string, isNarrowed: boolean) {
  const t = useTranslations('records.account')
  const format = useFormatter()
  const money = (minor: number, signed = false) => <Money minor={minor} symbol={symbol} signed={signed} />
  const of = ({ count, amountIn, amountOut, opening, closing }: TransactionSums): Stat[] => [
    isNarrowed ? { label: t('total'), value: money(amountIn - amountOut, true) } : { label: t('closing'), value: money(closing) },
    ...(isNarrowed ? [] : [{ label: t('opening'), value: money(opening) }]),
    { label: t('in'), value: money(amountIn) },
    { label: t('out'), value: money(amountOut) },
    { label: t('count'), value: format.number(count) },
  ]
  return { of, count: isNarrowed ? 4 : 5 }
}
