import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import { ENVELOPE_WORDS, EnvelopeSplit } from '@platform/sdk/rewards'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { AmountField, Card, HistoryIcon, ListItem, Segmented, TextField, wholeNumberIn } from '@platform/ui'
import { TransferMade } from '../../blocks/OrderPage/TransferMade.tsx'
import { ConfirmationFields } from '../../blocks/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/PaymentConfirmation/TransferQuestion.tsx'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import { useSpell } from '../../blocks/useSpell.ts'
import { chipsOf } from '../chipsOf.ts'
import { ShortText } from '../ShortText.tsx'
import type { TransferFormHead } from '../TransferFormHead.ts'
import { TransferableSum } from '../TransferableSum.tsx'
import { TransferReadiness } from '../../blocks/TransferReadiness/TransferReadiness.tsx'
import * as css from '../Wallet.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { EnvelopeProblems, EnvelopeRules } from './envelopeProblems.ts'

export interface EnvelopeFormViewProps extends TransferFormHead {
  settings: OutputOf<typeof getTransferEnabled>
  rules: EnvelopeRules
  /** Cents, for all packets. */
  amount: number | undefined
  onAmount: (amount: number | undefined) => void
  packets: number | undefined
  onPackets: (packets: number | undefined) => void
  split: EnvelopeSplit
  onSplit: (split: EnvelopeSplit) => void
  words: string
  onWords: (words: string) => void
  problems: EnvelopeProblems
  /** Submitted once: empty fields now show an error. */
  tried: boolean
}

/** The transferable sum, the requirements, then amount and number of packets. */
export function EnvelopeFormView(props: EnvelopeFormViewProps) {
  const { settings, rules, symbol, links, now, recordsHref, question, amount = 0, packets = 0, onAnother } = props
  const t = useTranslations('wallet.envelope')
  const spell = useSpell(symbol)
  if (onAnother) return <TransferMade recordsHref={recordsHref} onAnother={onAnother} />
  return (
    <>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
        <p className={css.text}>{t('lead', { members: rules.members, hours: rules.hours })}</p>
      </Card>
      {settings.readiness.every(({ done }) => done) ? (
        <Fields {...props} />
      ) : (
        <TransferReadiness lines={settings.readiness} links={links} symbol={symbol} now={now} />
      )}
      {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      <TransferQuestion
        question={question}
        title={verbatim(t)('sure', { amount: spell(amount), packets })}
        confirm={t('sureConfirm')}
        last={t('sureText', { hours: rules.hours })}
      />
    </>
  )
}

function Fields(props: EnvelopeFormViewProps) {
  const { symbol, settings, rules, amount, onAmount, packets, onPackets, split, onSplit, words, onWords } = props
  const { problems, tried, confirmation, busy, error, unknown, onSubmit } = props
  const t = useTranslations('wallet.envelope')
  const w = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { min, max, transferable } = settings
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  const wrong = (problem: EnvelopeProblems['amount']) => {
    if (!problem || (problem === 'empty' && !tried)) return undefined
    return problem === 'small' ? verbatim(t)('small', { amount: spell(rules.least) }) : verbatim(w)(problem, { amount: spell({ empty: 0, min, max, free: transferable }[problem]) }) // prettier-ignore
  }
  const sound = !problems.amount && !problems.packets
  return (
    <form noValidate className={css.stack} onSubmit={submit}>
      <AmountField
        label={t('amount')}
        hint={verbatim(w)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, transferable))) })}
        error={wrong(problems.amount)}
        symbol={symbol}
        value={amount}
        onChange={onAmount}
        chips={chipsOf(settings)}
        disabled={busy}
      />
      <TextField
        label={t('packets')}
        hint={t('packetsHint', { most: rules.mostPackets })}
        error={
          problems.packets && (tried || problems.packets !== 'packetsEmpty') ? t(problems.packets, { most: rules.mostPackets }) : undefined
        }
        inputMode="numeric"
        autoComplete="off"
        value={packets ?? ''}
        onChange={({ currentTarget }) => {
          const number = wholeNumberIn(currentTarget.value)
          if (number !== undefined && number.length <= 3) onPackets(Number(number) || undefined)
        }}
        disabled={busy}
      />
      <Segmented
        label={t('split')}
        value={split}
        onChange={onSplit}
        options={EnvelopeSplit.options.map((value) => ({ value, label: t(`splits.${value}`) }))}
      />
      <p className={css.muted} role="status">
        {sound
          ? verbatim(t)(`each.${split}`, {
              amount: spell((split === 'random' ? Math.round : Math.floor)(amount! / packets!)),
              least: spell(rules.least),
            })
          : t(`about.${split}`)}
      </p>
      <ShortText
        label={t('words')}
        hint={t('wordsHint', { count: [...words].length, most: ENVELOPE_WORDS })}
        most={ENVELOPE_WORDS}
        value={words}
        onChange={onWords}
        disabled={busy}
      />
      <ConfirmationFields {...confirmation} />
      <KeyedSubmit
        label={sound ? verbatim(t)('submitAmount', { amount: spell(amount!) }) : t('submit')}
        busy={busy}
        error={error}
        unknown={unknown}
        unknownText={w('unknown')}
      />
    </form>
  )
}
