import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import { sendRedEnvelopeMutation } from '@platform/sdk/query/rewards'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { sendRedEnvelope } from '@platform/sdk/rewards'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { toasts } from '@platform/ui'
import { useAmountText } from '../../blocks/form/useAmountText.ts'
import { useMoneyForm } from '../../blocks/form/PaymentConfirmation/useMoneyForm.ts'
import { useTransferLinks } from '../../blocks/money/TransferReadiness/useTransferLinks.ts'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { limitsOf } from '../TransferSettings.ts'
import { EnvelopeFormView, type EnvelopeValues } from './EnvelopeFormView.tsx'
import { envelopeProblems, type EnvelopeRules } from './envelopeProblems.ts'

interface EnvelopeFormProps {
  settings: OutputOf<typeof getTransferEnabled>
  rules: EnvelopeRules
  symbol: string
  onSent: () => void
}

const emptyWith = (packets: number): EnvelopeValues => ({ amount: undefined, packets, split: 'random', words: '', paymentPassword: '' })

/** Amount, number of packets, and the confirmation. */
export function EnvelopeForm({ settings, rules, symbol, onSent }: EnvelopeFormProps) {
  const t = useTranslations('wallet.teamEnvelope')
  const client = useClient()
  const linkTo = useLinkTo()
  const links = useTransferLinks(settings.readiness)
  const spell = useSpell(symbol)
  const amountText = useAmountText(symbol, 'transfer')
  const transfer = useKeyedMutation(sendRedEnvelopeMutation(client), {
    onDone: (envelope) => {
      // Without an answer only the list below identifies the envelope; the form shows that it was sent.
      if (!envelope) return
      form.empty()
      toasts.short(t('sent', { amount: spell(envelope.amount), packets: envelope.packets }))
      onSent()
    },
  })
  const form = useMoneyForm({
    call: sendRedEnvelope,
    action: 'transfer',
    empty: emptyWith(rules.mostPackets),
    draft: 'envelope',
    keyed: transfer,
    check: ({ amount, packets }) => ({ ...envelopeProblems({ settings, rules, amount, packets }) }),
    live: ['amount', 'packets'],
    textOf: (name, code) => {
      if (name === 'packets' && code === 'empty') return t('packetsEmpty')
      if (code === 'packetsMost') return t('packetsMost', { most: rules.mostPackets })
      return code === 'small' ? verbatim(t)('small', { amount: spell(rules.least) }) : amountText(code, limitsOf(settings))
    },
    toInput: ({ amount, packets, split, words }) => ({ amount: amount!, packets: packets!, split, words }),
    submit: transfer.submit,
    onAnother: onSent,
  })
  return (
    <EnvelopeFormView
      form={form}
      symbol={symbol}
      settings={settings}
      rules={rules}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: 'envelopeOut' })}
    />
  )
}
