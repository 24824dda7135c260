import { useState } from 'react'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BusinessError, type Minor } from '@platform/sdk'
import { type WithdrawOrder, withdrawFee } from '@platform/sdk/withdraw'
import { settingsQuery } from '@platform/sdk/query/account'
import { bankCardsQuery } from '@platform/sdk/query/security'
import { withdrawKeys, withdrawMutation, withdrawSettingsQuery } from '@platform/sdk/query/withdraw'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { focusFirstError } from '@platform/ui'
import { usePaymentConfirmation } from '../blocks/PaymentConfirmation/usePaymentConfirmation.ts'
import { isWrongPassword, useTransferErrors } from '../blocks/PaymentConfirmation/useTransferErrors.ts'
import { isUnseen } from '../blocks/UnknownOutcome/isUnseen.ts'
import { unknownOf } from '../blocks/UnknownOutcome/unknownOf.ts'
import { useClearWhenLeft, useDraft } from '../session/useDraft.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { amountProblem } from './amountProblem.ts'
import { useDebt } from './useDebt.ts'
import { useReadinessLinks } from './useReadinessLinks.ts'
import { useWithdrawPlace } from './useWithdrawPlace.ts'
import { WithdrawFormView } from './WithdrawFormView.tsx'

interface WithdrawDraft {
  amount: Minor | undefined
  /** The destination. */
  cardId: string
}

/** The requirements, then destination, amount, and the confirmation. */
export function WithdrawForm() {
  const t = useTranslations('withdraw')
  const client = useClient()
  const queries = useQueryClient()
  const place = useWithdrawPlace()
  const linkTo = useLinkTo()
  const errorsOf = useTransferErrors()
  const [{ data: settings }, { data: cards }, { data: site }] = useSuspenseQueries({
    queries: [{ ...withdrawSettingsQuery(client), refetchOnMount: 'always' as const }, bankCardsQuery(client), settingsQuery(client)],
  })
  const debt = useDebt(settings)
  const links = useReadinessLinks(settings.readiness)
  const { draft, change, clear } = useDraft<WithdrawDraft>('withdraw')
  const { amount } = draft
  const [tried, setTried] = useState(false)
  const [twice, setTwice] = useState<HTMLFormElement>()
  const confirmation = usePaymentConfirmation('withdraw')
  const [unsigned, setUnsigned] = useState<string>()
  const card = cards.find(({ id }) => id === draft.cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const wrong = amountProblem(settings, amount)
  const fee = amount !== undefined && !wrong ? withdrawFee(settings.fee, amount) : undefined
  const withdrawal = useKeyedMutation(withdrawMutation(client), {
    onDone: (order: WithdrawOrder | undefined) => {
      clear()
      // After a reload only the records contain it.
      if (!order) return
      queries.setQueryData(withdrawKeys.order(order.orderNo), order)
      place.replace({ order: order.orderNo })
    },
  })
  useClearWhenLeft(clear, withdrawal.busy || withdrawal.status === 'unknown')
  const send = async (form: HTMLFormElement, again = false) => {
    setTried(true)
    const field = new FormData(form).get('paymentPassword')
    const values = { paymentPassword: typeof field === 'string' ? field : '' }
    const { paymentPassword: code } = confirmation.check(values)
    setUnsigned(code && t('form.pinMissing'))
    if (wrong || !card || code || amount === undefined) return focusFirstError(form)
    const end = await withdrawal.submit(async () => {
      const proof = await confirmation.prove(values)
      return (
        proof && {
          destinationId: card.id,
          amount,
          bonusLoss: settings.bonusLoss,
          endsBonus: settings.endsBonus,
          fee,
          ...(again && { again }),
          ...proof,
        }
      )
    })
    if (end?.status !== 'failed') return
    if (end.error instanceof BusinessError && end.error.code === 'withdraw.duplicate') setTwice(form)
    else if (isWrongPassword(end.error)) focusFirstError(form)
  }
  const failed = withdrawal.status === 'failed'
  const duplicate = failed && twice !== undefined
  const errors = failed && !duplicate ? errorsOf(withdrawal.error, t('form.nothingLeft')) : undefined
  return (
    <WithdrawFormView
      symbol={site.currencySymbol}
      settings={settings}
      now={client.clock.now}
      links={links}
      debt={debt}
      turnoverHref={place.at({ view: 'turnover' })}
      openHref={settings.openOrderNo ? place.at({ order: settings.openOrderNo }) : undefined}
      addHref={linkTo('securityCenter', { view: 'destinations' })}
      cards={cards}
      cardId={card?.id}
      onCard={(cardId) => change({ cardId })}
      amount={amount}
      onAmount={(next) => change({ amount: next as Minor | undefined })}
      problem={tried ? wrong : wrong === 'empty' ? undefined : wrong}
      fee={fee}
      confirmation={{ ...confirmation.fields, error: unsigned ?? errors?.field }}
      busy={withdrawal.busy}
      error={errors?.form}
      unknown={unknownOf(withdrawal)}
      recordsHref={linkTo('withdrawRecord')}
      onAnother={isUnseen(withdrawal) ? withdrawal.reset : undefined}
      onSubmit={(form) => void send(form)}
      duplicate={
        duplicate
          ? {
              onConfirm: () => {
                setTwice(undefined)
                void send(twice, true)
              },
              onClose: () => {
                setTwice(undefined)
                withdrawal.reset()
              },
            }
          : undefined
      }
    />
  )
}
