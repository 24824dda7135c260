import { useTranslations } from 'use-intl'
import { Balls, Button, Money, Picks, Tag } from '@platform/ui'
import { type LotteryOrderDetail, markHits, parseNumbers, type SubOrder } from '@platform/sdk/lottery'
import * as css from './OrderLinesView.css.ts'

interface OrderLinesViewProps {
  order: LotteryOrderDetail
  symbol: string
  /** Absent while the outcome of another cancel is unknown. */
  onCancel?: (line: SubOrder) => void
}

const WORDS = ['BIG', 'SMALL', 'ODD', 'EVEN'] as const

/** The result and the bets: picks that hit are marked, by colour and in words. */
export function OrderLinesView({ order, symbol, onCancel }: OrderLinesViewProps) {
  const t = useTranslations('lottery')
  const { winningNumber, subOrders } = order
  const parts = parseNumbers(winningNumber)
  return (
    <div className={css.order}>
      <div className={css.result}>
        <h3 className={css.label}>{t('result')}</h3>
        {winningNumber === '' ? <p>{t('noResult')}</p> : <Balls parts={parts} label={parts.map((part) => part.join(' ')).join(', ')} />}
      </div>
      <ul className={css.lines}>
        {subOrders.map((line) => (
          <li key={line.subOrderNo} className={css.line}>
            <OrderLine line={line} winningNumber={winningNumber} />
            <div className={css.sums}>
              <Money minor={line.stake} symbol={symbol} />
              {line.prize > 0 && <Money minor={line.prize} symbol={symbol} signed />}
              {line.status === 'cancelled' && <Tag>{t('status.cancelled')}</Tag>}
            </div>
            {line.cancellable && onCancel && (
              <Button size="sm" tone="secondary" onClick={() => onCancel(line)}>
                {t('cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function OrderLine({ line, winningNumber }: { line: SubOrder; winningNumber: string }) {
  const t = useTranslations('lottery')
  // A cancelled line took no part in the draw.
  const drawn = winningNumber !== '' && line.status !== 'cancelled'
  const textOf = (pick: string) => {
    const word = WORDS.find((known) => known === pick)
    return word ? t(`half.${word}`) : pick
  }
  const groups = markHits(line.playCode, parseNumbers(line.numbers), parseNumbers(winningNumber)).map((group) =>
    group.map(({ pick, hits }) => ({ text: textOf(pick), hit: drawn && hits > 0 ? t('hits', { count: hits }) : undefined })),
  )
  return (
    <div className={css.words}>
      <p className={css.label}>
        {t(`play.${line.playCode}`)} · {t('bets', { count: line.bets })} × {line.multiplier}
      </p>
      <p>
        <Picks groups={groups} />
      </p>
    </div>
  )
}
