import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import type { SubOrder } from '@platform/sdk/lottery'
import { cancelSubOrderMutation, lotteryOrderQuery } from '@platform/sdk/query/lottery'
import { useClient } from '@platform/sdk/react'
import { ErrorState, formatMoney, Spinner, toasts } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useSubmitKey } from '../../blocks/useSubmitKey.ts'
import { OrderLinesView } from './OrderLinesView.tsx'

/** The draw of an order and its lines; one that can still be taken back is, after a question. */
export function OrderLines({ orderNo, symbol }: { orderNo: string; symbol: string }) {
  const t = useTranslations('lottery')
  const textOf = useErrorText()
  const { locale } = useLanguage()
  const client = useClient()
  const order = useQuery(lotteryOrderQuery(client, orderNo))
  const { mutate, isPending } = useMutation(cancelSubOrderMutation(client))
  const [asked, setAsked] = useState<SubOrder>()
  const key = useSubmitKey()
  const { data } = order
  if (!data) return order.isError ? <ErrorState title={t('failed')} onRetry={() => void order.refetch()} /> : <Spinner />

  const amount = asked ? formatMoney(asked.stake, { symbol, locale }) : ''
  const takeBack = () => {
    if (!asked) return
    mutate(
      { subOrderNo: asked.subOrderNo, idempotencyKey: key.take() },
      {
        onSuccess: () => {
          key.settle()
          toasts.short(t('cancelled', { amount }))
          setAsked(undefined)
        },
        onError: (error) => {
          key.settle(error)
          toasts.error(textOf(error))
          void order.refetch()
          // Nobody knows how it ended: the question stays, and its answer goes out with the same key.
          if (!(error instanceof PlatformError) || error.outcome !== 'unknown') setAsked(undefined)
        },
      },
    )
  }
  return (
    <>
      <OrderLinesView order={data} symbol={symbol} onCancel={setAsked} />
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={t('cancelTitle')}
        text={t('cancelText', { amount })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        tone="danger"
        loading={isPending}
        onConfirm={takeBack}
      />
    </>
  )
}
