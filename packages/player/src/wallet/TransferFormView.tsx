import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TransferPurpose } from '@platform/sdk/wallet'
import { AmountField, Card, ListItem, HistoryIcon } from '@platform/ui'
import { ConfirmationFields } from '../blocks/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../blocks/PaymentConfirmation/TransferQuestion.tsx'
import { KeyedSubmit } from '../blocks/UnknownOutcome/KeyedSubmit.tsx'
import { useSpell } from '../blocks/useSpell.ts'
import type { TransferProblem, TransferSettings } from './amountProblem.ts'
import { chipsOf } from './chipsOf.ts'
import { ReasonFields } from './ReasonFields.tsx'
import { TransferMade } from '../blocks/OrderPage/TransferMade.tsx'
import type { TransferFormHead } from './TransferFormHead.ts'
import { TransferableSum } from './TransferableSum.tsx'
import { TransferReadiness } from '../blocks/TransferReadiness/TransferReadiness.tsx'
import { verbatim } from '../i18n/verbatim.ts'
import { asSentence } from './asSentence.ts'
import * as css from './Wallet.css.ts'

export interface TransferFormViewProps extends TransferFormHead {
  settings: TransferSettings
  /** Cents. */
  amount: number | undefined
  onAmount: (amount: number | undefined) => void
  problem: TransferProblem | undefined
  purpose: TransferPurpose
  onPurpose: (purpose: TransferPurpose) => void
  note: string
  onNote: (note: string) => void
}

/** The transferable sum and the receiver, the requirements, then the form. */
export function TransferFormView(props: TransferFormViewProps) {
  const { settings, symbol, links, now, recordsHref, question, amount, purpose, note, onAnother } = props
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { upline, readiness } = settings
  const ready = readiness.every(({ done }) => done)
  const about = [purpose === 'normal' ? '' : t(`purposes.${purpose}`), note.trim()].filter(Boolean).join(' · ')
  if (onAnother) return <TransferMade recordsHref={recordsHref} onAnother={onAnother} />
  return (
    <div className={css.page}>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
        <p className={css.text}>{t.rich('to', { name: upline, b: strong })}</p>
      </Card>
      {ready ? <Fields {...props} /> : <TransferReadiness lines={readiness} links={links} symbol={symbol} now={now} />}
      {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      <TransferQuestion
        question={question}
        title={verbatim(t)('sure.title', { amount: spell(amount ?? 0), name: upline })}
        about={[about && asSentence(about)]}
      />
    </div>
  )
}

const strong = (text: ReactNode) => <strong translate="no">{text}</strong>

function Fields(props: TransferFormViewProps) {
  const { symbol, settings, amount, onAmount, problem, purpose, onPurpose, note, onNote, confirmation, busy, error, unknown, onSubmit } =
    props
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { min, max, transferable } = settings
  const limits = { empty: 0, min, max, free: transferable }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form noValidate className={css.stack} onSubmit={submit}>
      <AmountField
        label={t('amount')}
        hint={verbatim(t)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, transferable))) })}
        error={problem && verbatim(t)(problem, { amount: spell(limits[problem]) })}
        symbol={symbol}
        value={amount}
        onChange={onAmount}
        chips={chipsOf(settings)}
        disabled={busy}
      />
      <ReasonFields purpose={purpose} onPurpose={onPurpose} note={note} onNote={onNote} disabled={busy} />
      <ConfirmationFields {...confirmation} />
      <KeyedSubmit
        label={amount === undefined || problem ? t('submit') : verbatim(t)('submitAmount', { amount: spell(amount) })}
        busy={busy}
        error={error}
        unknown={unknown}
        unknownText={t('unknown')}
      />
    </form>
  )
}
