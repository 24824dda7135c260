import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, PlatformError } from '@platform/sdk'
import type { BetStatus, LotteryOrder, SubOrder } from '@platform/sdk/lottery'
import { cancelSubOrderMutation, lotteryOrderQuery, lotteryOrdersQuery } from '@platform/sdk/query/lottery'
import { useKeyedMutation } from '@platform/sdk/react'
import { Button, Empty, ErrorState, lazySheet, loadable, Spinner, Tag, toasts } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { DrawBalls } from '../DrawBalls.tsx'
import { UnknownNotice } from '../UnknownNotice.tsx'
import { waiting } from '../pages.css.ts'
import { useWords } from '../words.ts'
import { daysAround } from './days.ts'
import { MarkedNumbers } from './MarkedNumbers.tsx'
import * as css from './OrdersSheet.css.ts'

const CancelDialog = lazySheet(async () => (await import('./CancelDialog.tsx')).CancelDialog)

export const TONES = { open: 'brand', won: 'win', lost: 'neutral', cancelled: 'warning' } as const satisfies Record<BetStatus, string>

interface OrdersSheetProps {
  client: Client
  gameCode: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The player's bets on this lottery; lines can be cancelled here until the draw locks. */
export function OrdersSheet({ client, gameCode, open, onOpenChange }: OrdersSheetProps) {
  const { t } = useWords()
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('myBets')}>
      <Orders client={client} gameCode={gameCode} />
    </BottomSheet>
  )
}

/** The filter of this page's orders; shared, so that all queries use the same cached answer. */
export const ordersFilter = (client: Client, gameCode: string) => ({ ...daysAround(client.clock.now(), 30), gameCode })

function Orders({ client, gameCode }: Pick<OrdersSheetProps, 'client' | 'gameCode'>) {
  const { t } = useWords()
  const [filter] = useState(() => ordersFilter(client, gameCode))
  const orders = loadable(useInfiniteQuery(lotteryOrdersQuery(client, filter)), ({ pages }) => pages.flatMap(({ content }) => content))
  const [openOrderNo, setOpenOrderNo] = useState<string>()
  if (orders.state === 'error') return <ErrorState title={t('failed')} onRetry={orders.retry} />
  if (orders.state === 'loading') return <Spinner className={waiting} />
  if (orders.value.length === 0) return <Empty title={t('noBets')} />
  return (
    <ul className={css.orders}>
      {orders.value.map((order) => (
        <li key={order.orderNo} className={css.order}>
          <Order
            order={order}
            client={client}
            open={openOrderNo === order.orderNo}
            onToggle={(open) => setOpenOrderNo(open ? order.orderNo : undefined)}
          />
        </li>
      ))}
    </ul>
  )
}

interface OrderProps {
  order: LotteryOrder
  client: Client
  open: boolean
  onToggle: (open: boolean) => void
}

function Order({ order, client, open, onToggle }: OrderProps) {
  const { t, money, time } = useWords()
  return (
    <>
      <button type="button" className={css.head} aria-expanded={open} onClick={() => onToggle(!open)}>
        <span className={css.words}>
          <strong className={css.numero}>{t('draw', { numero: order.numero })}</strong>
          <span className={css.note}>{time(order.betTime)}</span>
          <span className={css.note}>{`${t('lines', { n: order.lines })} · ${money(order.stake)}`}</span>
        </span>
        <span className={css.end}>
          <Tag tone={TONES[order.status]}>{t(`status.${order.status}`)}</Tag>
          {order.prize > 0 && <strong className={css.prize} translate="no">{`+${money(order.prize)}`}</strong>}
        </span>
      </button>
      {open && <Detail client={client} orderNo={order.orderNo} />}
    </>
  )
}

function Detail({ client, orderNo }: { client: Client; orderNo: string }) {
  const { t, money } = useWords()
  const answer = useQuery(lotteryOrderQuery(client, orderNo))
  const detail = loadable(answer)
  const [lineToCancel, setLineToCancel] = useState<SubOrder>()
  const cancel = useKeyedMutation(cancelSubOrderMutation(client), {
    scope: orderNo,
    onDone: () => {
      toasts.short(lineToCancel ? t('cancelled', { amount: money(lineToCancel.stake) }) : t('cancelDone'))
      setLineToCancel(undefined)
    },
    onFailed: (error) => {
      toasts.error(error instanceof PlatformError && error.code === 'lottery.cancelClosed' ? t('cancelClosed') : t('failed'))
      setLineToCancel(undefined)
      void answer.refetch()
    },
    onUnknown: () => setLineToCancel(undefined),
  })
  if (detail.state === 'error') return <ErrorState title={t('failed')} onRetry={detail.retry} />
  if (detail.state === 'loading') return <Spinner className={waiting} />

  const { winningNumber, numero, subOrders } = detail.value
  return (
    <div className={css.detail}>
      {winningNumber && <DrawBalls label={t('result', { numero })} numbers={winningNumber} />}
      <ul className={css.lines}>
        {subOrders.map((line) => (
          <li key={line.subOrderNo} className={css.line}>
            <MarkedNumbers line={line} result={winningNumber} />
            <span className={css.end}>
              <span className={css.amount} translate="no">
                {money(line.stake)}
              </span>
              {line.prize > 0 && <strong className={css.prize} translate="no">{`+${money(line.prize)}`}</strong>}
              {line.status === 'cancelled' && <Tag tone="warning">{t('status.cancelled')}</Tag>}
            </span>
            {line.cancellable && cancel.status !== 'unknown' && (
              <Button size="sm" tone="secondary" className={css.cancel} onClick={() => setLineToCancel(line)}>
                {t('cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {cancel.status === 'unknown' && (
        <UnknownNotice
          text={t('cancelUnknown')}
          requestId={cancel.error.requestId ?? cancel.error.key}
          onCheck={() => void cancel.checkAgain()}
        />
      )}
      <p className={css.note}>{t('order', { orderNo })}</p>
      {lineToCancel && (
        <CancelDialog
          amount={money(lineToCancel.stake)}
          loading={cancel.busy}
          onConfirm={() => void cancel.submit({ subOrderNo: lineToCancel.subOrderNo })}
          onOpenChange={() => setLineToCancel(undefined)}
        />
      )}
    </div>
  )
}
