import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { Minor } from '@platform/sdk'
import { type WithdrawOrder, withdrawFee } from '@platform/sdk/withdraw'
import { settingsQuery } from '@platform/sdk/query/account'
import { bankCardsQuery } from '@platform/sdk/query/security'
import { withdrawKeys, withdrawMutation, withdrawSettingsQuery } from '@platform/sdk/query/withdraw'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { useTransferQuestion } from '../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useMarket } from '../merchant/useMarket.ts'
import { useClearWhenLeft, useDraft } from '../session/useDraft.ts'
import { useLinkTo } from '../session/useViewer.ts'
import { amountProblem, type WithdrawSettings } from './amountProblem.ts'
import { useDebt } from './useDebt.ts'
import { useReadinessLinks } from './useReadinessLinks.ts'
import { useWithdrawPlace } from './useWithdrawPlace.ts'
import { WithdrawFormView } from './WithdrawFormView.tsx'

interface WithdrawDraft {
  amount: Minor | undefined
  /** The destination. */
  cardId: string
}

/** Where the market allows no bonus, no row names one. */
const withoutZeroBonus = (settings: WithdrawSettings) => ({
  ...settings,
  parts: settings.parts.filter(({ part, amount }) => part !== 'bonus' || amount > 0),
})

/** The requirements, then destination, amount, and the confirmation. */
export function WithdrawForm() {
  const client = useClient()
  const queries = useQueryClient()
  const place = useWithdrawPlace()
  const linkTo = useLinkTo()
  const market = useMarket()
  const [{ data: settings }, { data: cards }, { data: site }] = useSuspenseQueries({
    queries: [{ ...withdrawSettingsQuery(client), refetchOnMount: 'always' as const }, bankCardsQuery(client), settingsQuery(client)],
  })
  const debt = useDebt(settings)
  const links = useReadinessLinks(settings.readiness)
  const { draft, change, clear } = useDraft<WithdrawDraft>('withdraw')
  const { amount } = draft
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
  const { tried, sending } = useTransferQuestion({
    action: 'withdraw',
    transfer: withdrawal,
    isIncomplete: wrong !== undefined || !card,
    // One sheet names the bonus that ends.
    atOnce: !settings.endsBonus,
    send: (confirm) =>
      withdrawal.submit(async () => {
        const proof = await confirm()
        if (!proof || !card || amount === undefined) return undefined
        const { bonusLoss, endsBonus } = settings
        return { destinationId: card.id, amount, bonusLoss, endsBonus, fee, ...proof }
      }),
  })
  return (
    <WithdrawFormView
      symbol={site.currencySymbol}
      settings={mentionsBonuses(market) ? settings : withoutZeroBonus(settings)}
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
      busy={withdrawal.busy}
      recordsHref={linkTo('withdrawRecord')}
      {...sending}
    />
  )
}
