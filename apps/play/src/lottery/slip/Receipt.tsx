import { Button, CheckCircleIcon, toasts } from '@platform/ui'
import { useWords } from '../words.ts'
import { lineText } from './SlipLines.tsx'
import { share } from './share.ts'
import * as css from './Receipt.css.ts'
import type { Placed } from './useBet.ts'

/** A placed slip: its number, its draw, its lines, and a button to share it. */
export function Receipt({ placed: { order, balance }, gameName, onNew }: { placed: Placed; gameName: string; onNew: () => void }) {
  const words = useWords()
  const { t, money } = words
  const lines = order.subOrders.map((line) => lineText(words, line))
  const shareIt = async () => {
    const text = t('shareText', {
      game: gameName,
      numero: order.numero,
      lines: lines.join('\n'),
      amount: money(order.stake),
      orderNo: order.orderNo,
    })
    const how = await share({ title: gameName, text })
    if (how === 'copied') toasts.short(t('copied'))
    if (how === 'failed') toasts.error(t('shareFailed'))
  }
  return (
    <div className={css.receipt}>
      <div className={css.done} role="status">
        <CheckCircleIcon size="lg" />
        <strong className={css.draw}>{t('draw', { numero: order.numero })}</strong>
        <span className={css.stake} translate="no">
          {money(order.stake)}
        </span>
        <span className={css.order}>{t('order', { orderNo: order.orderNo })}</span>
      </div>
      <ul className={css.lines}>
        {order.subOrders.map((line, index) => (
          <li key={line.subOrderNo} className={css.line}>
            <span>{lines[index]}</span>
            <span className={css.amount} translate="no">
              {money(line.stake)}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.balance}>{`${t('balance')}: ${money(balance)}`}</p>
      <div className={css.buttons}>
        <Button tone="secondary" onClick={() => void shareIt()}>
          {t('share')}
        </Button>
        <Button onClick={onNew}>{t('newBet')}</Button>
      </div>
    </div>
  )
}
