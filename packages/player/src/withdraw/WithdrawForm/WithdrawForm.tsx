import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import type { Minor } from '@platform/sdk'
import { checkWithdrawAmount, withdraw, type WithdrawOrder, withdrawFee } from '@platform/sdk/withdraw'
import { settingsQuery } from '@platform/sdk/query/account'
import { bankCardsQuery } from '@platform/sdk/query/security'
import { withdrawKeys, withdrawMutation, withdrawSettingsQuery } from '@platform/sdk/query/withdraw'
import { mentionsBonuses } from '@platform/sdk/markets'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { checkAmount } from '../../blocks/form/checkAmount.ts'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useMoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { useMarket } from '../../merchant/useMarket.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useDebt } from './useDebt.ts'
import { useReadinessLinks } from './useReadinessLinks.ts'
import { useWithdrawPlace } from '../useWithdrawPlace.ts'
import { WithdrawFormView, type WithdrawValues } from './WithdrawFormView.tsx'
import type { WithdrawSettings } from '../WithdrawSettings.ts'

const empty: WithdrawValues = { amount: undefined, cardId: '', paymentPassword: '' }

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
  const amountText = useAmountText(site.currencySymbol, 'withdraw')
  const limits = { ...settings, free: settings.withdrawable }
  const problemOf = (amount: Minor | undefined) => checkAmount(amount, limits, (cents) => checkWithdrawAmount(settings, cents))
  const feeOf = (amount: Minor | undefined) => (amount === undefined || problemOf(amount) ? undefined : withdrawFee(settings.fee, amount))
  const cardOf = (cardId: string) => cards.find(({ id }) => id === cardId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const withdrawal = useKeyedMutation(withdrawMutation(client), {
    onDone: (order: WithdrawOrder | undefined) => {
      // After a reload only the records contain it.
      if (!order) return
      queries.setQueryData(withdrawKeys.order(order.orderNo), order)
      place.replace({ order: order.orderNo })
    },
  })
  const { bonusLoss, endsBonus } = settings
  const form = useMoneyForm({
    call: withdraw,
    action: 'withdraw',
    empty,
    draft: 'withdraw',
    keyed: withdrawal,
    // One sheet names the bonus that ends.
    atOnce: !endsBonus,
    check: ({ amount }) => ({ amount: problemOf(amount) }),
    live: ['amount'],
    textOf: (_name, code) => amountText(code, limits),
    toInput: ({ amount, cardId }) => ({
      destinationId: cardOf(cardId)?.id ?? '',
      amount: amount!,
      bonusLoss,
      endsBonus,
      fee: feeOf(amount),
    }),
    submit: withdrawal.submit,
  })
  return (
    <WithdrawFormView
      form={form}
      symbol={site.currencySymbol}
      settings={mentionsBonuses(market) ? settings : withoutZeroBonus(settings)}
      now={client.clock.now}
      links={links}
      debt={debt}
      hrefs={{
        turnover: place.at({ view: 'turnover' }),
        open: settings.openOrderNo ? place.at({ order: settings.openOrderNo }) : undefined,
        destinations: linkTo('securityCenter', { view: 'destinations' }),
        records: linkTo('withdrawRecord'),
      }}
      cards={cards}
      cardId={cardOf(form.values.cardId)?.id}
      fee={feeOf(form.values.amount)}
    />
  )
}
