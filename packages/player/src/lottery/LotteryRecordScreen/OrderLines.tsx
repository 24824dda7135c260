import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SubOrder } from '@platform/sdk/lottery'
import { cancelSubOrderMutation, lotteryOrderQuery } from '@platform/sdk/query/lottery'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { ErrorState, formatMoney, Spinner, toasts, loadable } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { unknownOf } from '../../blocks/UnknownOutcome/unknownOf.ts'
import { UnknownOutcome } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import { OrderLinesView } from './OrderLinesView.tsx'

/** The draw of an order and its lines; cancels a line, after a confirmation, where that is still possible. */
export function OrderLines({ orderNo, symbol }: { orderNo: string; symbol: string }) {
  const t = useTranslations('lottery')
  const textOf = useErrorText()
  const { locale } = useLanguage()
  const client = useClient()
  const order = useQuery(lotteryOrderQuery(client, orderNo))
  const [asked, setAsked] = useState<SubOrder>()
  const amount = asked ? formatMoney(asked.stake, { symbol, locale }) : ''
  const cancel = useKeyedMutation(cancelSubOrderMutation(client), {
    scope: orderNo,
    onDone: () => {
      if (asked) toasts.short(t('cancelled', { amount }))
      setAsked(undefined)
    },
    onFailed: (error) => {
      toasts.error(textOf(error))
      setAsked(undefined)
      void order.refetch()
    },
    onUnknown: () => setAsked(undefined),
  })
  const unknown = unknownOf(cancel)
  const lines = loadable(order)
  if (lines.state === 'loading') return <Spinner />
  if (lines.state === 'error') return <ErrorState title={t('failed')} onRetry={lines.retry} />

  return (
    <>
      <OrderLinesView order={lines.value} symbol={symbol} onCancel={unknown ? undefined : setAsked} />
      {unknown && <UnknownOutcome {...unknown} />}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={t('cancelTitle')}
        text={t('cancelText', { amount })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        tone="danger"
        loading={cancel.busy}
        onConfirm={() => asked && void cancel.submit({ subOrderNo: asked.subOrderNo })}
      />
    </>
  )
}
