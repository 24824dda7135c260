import { useTranslations } from 'use-intl'
import type { Minor, OutputOf } from '@platform/sdk'
import { ENVELOPE_WORDS, EnvelopeSplit } from '@platform/sdk/rewards'
import type { getTransferEnabled } from '@platform/sdk/wallet'
import { AmountField, Card, HistoryIcon, ListItem, Segmented, TextField, wholeNumberIn } from '@platform/ui'
import { amountProps } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { TransferMade } from '../../blocks/money/OrderPage/TransferMade.tsx'
import { ConfirmationFields } from '../../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../../blocks/form/PaymentConfirmation/TransferQuestion.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { chipsOf } from '../chipsOf.ts'
import { ShortText } from '../ShortText.tsx'
import type { TransferFormHead } from '../TransferFormHead.ts'
import { TransferableSum } from '../TransferableSum.tsx'
import { TransferReadiness } from '../../blocks/money/TransferReadiness/TransferReadiness.tsx'
import * as css from '../Wallet.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import type { EnvelopeRules } from './envelopeProblems.ts'

export interface EnvelopeValues {
  /** For all packets. */
  amount: Minor | undefined
  /** Undefined while the field is empty. */
  packets: number | undefined
  split: EnvelopeSplit
  words: string
  paymentPassword: string
}

export interface EnvelopeFormViewProps extends TransferFormHead<EnvelopeValues> {
  settings: OutputOf<typeof getTransferEnabled>
  rules: EnvelopeRules
}

/** The transferable sum, the requirements, then amount and number of packets. */
export function EnvelopeFormView(props: EnvelopeFormViewProps) {
  const { form, settings, rules, symbol, links, now, recordsHref } = props
  const { amount = 0, packets = 0 } = form.values
  const t = useTranslations('wallet.teamEnvelope')
  const spell = useSpell(symbol)
  if (form.onAnother) return <TransferMade recordsHref={recordsHref} onAnother={form.onAnother} />
  return (
    <>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
        <p className={css.text}>{t('lead', { members: rules.members, hours: rules.hours })}</p>
      </Card>
      {settings.readiness.every(({ done }) => done) ? (
        <EnvelopeFields {...props} />
      ) : (
        <TransferReadiness lines={settings.readiness} links={links} symbol={symbol} now={now} />
      )}
      {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      <TransferQuestion
        question={form.question}
        title={verbatim(t)('sure', { amount: spell(amount), packets })}
        confirm={t('sureConfirm')}
        last={t('sureText', { hours: rules.hours })}
      />
    </>
  )
}

function EnvelopeFields({ form, symbol, settings, rules }: EnvelopeFormViewProps) {
  const t = useTranslations('wallet.teamEnvelope')
  const w = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { min, max, transferable } = settings
  const { values, set, errorOf, busy } = form
  const { amount, packets, split, words } = values
  const sound = amount !== undefined && packets !== undefined && !errorOf('amount') && !errorOf('packets')
  return (
    <Form
      form={form}
      className={css.stack}
      submit={sound ? verbatim(t)('submitAmount', { amount: spell(amount) }) : t('submit')}
      unknownText={w('unknown')}
    >
      <AmountField
        label={t('amount')}
        hint={verbatim(w)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, transferable))) })}
        symbol={symbol}
        chips={chipsOf(settings)}
        {...amountProps(form)}
      />
      <TextField
        label={t('packets')}
        hint={t('packetsHint', { most: rules.mostPackets })}
        error={errorOf('packets')}
        inputMode="numeric"
        autoComplete="off"
        value={packets ?? ''}
        onChange={({ currentTarget }) => {
          const number = wholeNumberIn(currentTarget.value)
          if (number !== undefined && number.length <= 3) set('packets', Number(number) || undefined)
        }}
        disabled={busy}
      />
      <Segmented
        label={t('split')}
        value={split}
        onChange={(next) => set('split', next)}
        options={EnvelopeSplit.options.map((value) => ({ value, label: t(`splits.${value}`) }))}
      />
      <p className={css.muted} role="status">
        {sound
          ? verbatim(t)(`each.${split}`, {
              amount: spell((split === 'random' ? Math.round : Math.floor)(amount / packets)),
              least: spell(rules.least),
            })
          : t(`about.${split}`)}
      </p>
      <ShortText
        label={t('words')}
        hint={t('wordsHint', { count: [...words].length, most: ENVELOPE_WORDS })}
        error={errorOf('words')}
        most={ENVELOPE_WORDS}
        value={words}
        onChange={(next) => set('words', next)}
        disabled={busy}
      />
      <ConfirmationFields {...form.confirmation} />
    </Form>
  )
}
