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
import { unknownOf } from '../../blocks/form/UnknownOutcome/unknownOf.ts'
import { UnknownOutcome } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import { OrderLinesView } from './OrderLinesView.tsx'

/** The draw of an order and its lines; cancels a line, after a confirmation, where that is still possible. */
export function OrderLines({ orderNo, symbol }: { orderNo: string; symbol: string }) {
  const t = useTranslations('lottery')
  const textOf = useErrorText()
  const { locale } = useLanguage()
  const client = useClient()
  const order = useQuery(lotteryOrderQuery(client, orderNo))
  const [lineToCancel, setLineToCancel] = useState<SubOrder>()
  const amount = lineToCancel ? formatMoney(lineToCancel.stake, { symbol, locale }) : ''
  const cancel = useKeyedMutation(cancelSubOrderMutation(client), {
    scope: orderNo,
    onDone: () => {
      if (lineToCancel) toasts.short(t('cancelled', { amount }))
      setLineToCancel(undefined)
    },
    onFailed: (error) => {
      toasts.error(textOf(error))
      setLineToCancel(undefined)
      void order.refetch()
    },
    onUnknown: () => setLineToCancel(undefined),
  })
  const unknown = unknownOf(cancel)
  const lines = loadable(order)
  if (lines.state === 'loading') return <Spinner />
  if (lines.state === 'error') return <ErrorState title={t('failed')} onRetry={lines.retry} />

  return (
    <>
      <OrderLinesView order={lines.value} symbol={symbol} onCancel={unknown ? undefined : setLineToCancel} />
      {unknown && <UnknownOutcome {...unknown} />}
      <AlertDialog
        open={lineToCancel !== undefined}
        onOpenChange={(open) => open || setLineToCancel(undefined)}
        title={t('cancelTitle')}
        text={verbatim(t)('cancelText', { amount })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        tone="danger"
        loading={cancel.busy}
        onConfirm={() => lineToCancel && void cancel.submit({ subOrderNo: lineToCancel.subOrderNo })}
      />
    </>
  )
}
