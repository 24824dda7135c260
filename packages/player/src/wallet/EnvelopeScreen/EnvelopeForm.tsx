import { useTranslations } from 'use-intl'
import type { Minor, OutputOf } from '@platform/sdk'
import { sendRedEnvelopeMutation } from '@platform/sdk/query/rewards'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import type { EnvelopeSplit } from '@platform/sdk/rewards'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { toasts } from '@platform/ui'
import { useTransferQuestion } from '../../blocks/PaymentConfirmation/useTransferQuestion.ts'
import { useSpell } from '../../blocks/useSpell.ts'
import { useClearWhenLeft, useDraft } from '../../session/useDraft.ts'
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

interface EnvelopeDraft {
  amount: Minor | undefined
  /** Undefined while the field is empty. */
  packets: number | undefined
  split: EnvelopeSplit
  words: string
}

/** Amount, number of packets, and the confirmation. */
export function EnvelopeForm({ settings, rules, symbol, onSent }: EnvelopeFormProps) {
  const t = useTranslations('wallet.envelope')
  const client = useClient()
  const linkTo = useLinkTo()
  const links = useTransferLinks(settings.readiness)
  const spell = useSpell(symbol)
  const { draft, change, clear } = useDraft<EnvelopeDraft>('envelope')
  const { amount, packets, split, words }: EnvelopeDraft = {
    amount: undefined,
    packets: rules.mostPackets,
    split: 'random',
    words: '',
    ...draft,
  }
  const problems = envelopeProblems({ settings, rules, amount, packets })
  const transfer = useKeyedMutation(sendRedEnvelopeMutation(client), {
    onDone: (envelope) => {
      clear()
      // Without an answer only the list below identifies the envelope; the form shows that it was sent.
      if (!envelope) return
      toasts.short(t('sent', { amount: spell(envelope.amount), packets: envelope.packets }))
      onSent()
    },
  })
  useClearWhenLeft(clear, transfer.busy || transfer.status === 'unknown')
  const { tried, sending } = useTransferQuestion({
    action: 'transfer',
    empty: () => {
      clear()
      onSent()
    },
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
      onAmount={(next) => change({ amount: next as Minor | undefined })}
      packets={packets}
      onPackets={(next) => change({ packets: next })}
      split={split}
      onSplit={(next) => change({ split: next })}
      words={words}
      onWords={(next) => change({ words: next })}
      problems={problems}
      tried={tried}
      busy={transfer.busy}
      {...sending}
    />
  )
}
