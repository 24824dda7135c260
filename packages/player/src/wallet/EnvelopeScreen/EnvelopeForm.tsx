import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor, OutputOf } from '@platform/sdk'
import { sendRedEnvelopeMutation } from '@platform/sdk/query/rewards'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { EnvelopeSplit } from '@platform/sdk/rewards'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { toasts } from '@platform/ui'
import { useTransferQuestion } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useSpell } from '../../blocks/useSpell.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useTransferLinks } from '../../blocks/TransferReadiness/useTransferLinks.ts'
import { EnvelopeFormView } from './EnvelopeFormView.tsx'
import { envelopeProblems, type EnvelopeRules } from './envelopeProblems.ts'

interface EnvelopeFormProps {
  settings: OutputOf<typeof getTransferEnabled>
  rules: EnvelopeRules
  symbol: string
  onSent: () => void
}

/** Amount, number of packets, and the confirmation. */
export function EnvelopeForm({ settings, rules, symbol, onSent }: EnvelopeFormProps) {
  const t = useTranslations('wallet.envelope')
  const client = useClient()
  const linkTo = useLinkTo()
  const links = useTransferLinks()
  const spell = useSpell(symbol)
  const [amount, setAmount] = useState<Minor>()
  const [packets, setPackets] = useState<number | undefined>(rules.mostPackets)
  const [split, setSplit] = useState<EnvelopeSplit>('random')
  const [words, setWords] = useState('')
  const problems = envelopeProblems({ settings, rules, amount, packets })
  const transfer = useKeyedMutation(sendRedEnvelopeMutation(client), {
    onDone: (envelope) => {
      // Without an answer only the list below identifies the envelope; the form shows that it was sent.
      if (!envelope) return
      toasts.short(t('sent', { amount: spell(envelope.amount), packets: envelope.packets }))
      onSent()
    },
  })
  const { tried, sending } = useTransferQuestion({
    action: 'transfer',
    empty: onSent,
    transfer,
    isIncomplete: problems.amount !== undefined || problems.packets !== undefined,
    send: (confirm) =>
      transfer.submit(async () => {
        const proof = await confirm()
        return proof && { amount: amount!, packets: packets!, split, words: words.trim(), ...proof }
      }),
  })
  return (
    <EnvelopeFormView
      symbol={symbol}
      settings={settings}
      rules={rules}
      now={client.clock.now}
      links={links}
      recordsHref={linkTo('accountRecord', { txCode: 'envelopeOut' })}
      amount={amount}
      onAmount={(next) => setAmount(next as Minor | undefined)}
      packets={packets}
      onPackets={setPackets}
      split={split}
      onSplit={setSplit}
      words={words}
      onWords={setWords}
      problems={problems}
      tried={tried}
      busy={transfer.busy}
      {...sending}
    />
  )
}
