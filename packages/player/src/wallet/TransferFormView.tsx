import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Minor } from '@platform/sdk'
import { AmountField, Card, ListItem, HistoryIcon } from '@platform/ui'
import { amountProps } from '../blocks/form/CallForm.ts'
import { Form } from '../blocks/form/Form.tsx'
import { fullForm } from '../blocks/form/StickyEnd.css.ts'
import { stickyEnd } from '../blocks/form/StickyEnd.tsx'
import { ConfirmationFields } from '../blocks/form/PaymentConfirmation/ConfirmationFields.tsx'
import { TransferQuestion } from '../blocks/form/PaymentConfirmation/TransferQuestion.tsx'
import { useSpell } from '../i18n/useSpell.ts'
import { chipsOf } from './chipsOf.ts'
import { ReasonFields, type ReasonValues } from './ReasonFields.tsx'
import { TransferMade } from '../blocks/money/OrderPage/TransferMade.tsx'
import type { TransferFormHead } from './TransferFormHead.ts'
import type { TransferSettings } from './TransferSettings.ts'
import { TransferableSum } from './TransferableSum.tsx'
import { TransferReadiness } from '../blocks/money/TransferReadiness/TransferReadiness.tsx'
import { verbatim } from '../i18n/verbatim.ts'
import { asSentence } from './asSentence.ts'
import * as css from './Wallet.css.ts'
import { joinParts } from '../i18n/joinParts.ts'

export interface TransferValues extends ReasonValues {
  amount: Minor | undefined
  paymentPassword: string
}

export interface TransferFormViewProps extends TransferFormHead<TransferValues> {
  settings: TransferSettings
}

/** The transferable sum and the receiver, the requirements, then the form. */
export function TransferFormView(props: TransferFormViewProps) {
  const { form, settings, symbol, links, now, recordsHref } = props
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { upline, readiness } = settings
  const { amount = 0, purpose, note } = form.values
  const ready = readiness.every(({ done }) => done)
  const about = joinParts([purpose === 'normal' ? '' : t(`purposes.${purpose}`), note.trim()])
  if (form.onAnother) return <TransferMade recordsHref={recordsHref} onAnother={form.onAnother} />
  return (
    <div className={ready ? css.form : css.page}>
      <Card className={css.stack}>
        <TransferableSum symbol={symbol} {...settings} />
        <p className={css.text}>{t.rich('to', { name: upline, b: strong })}</p>
      </Card>
      {!ready && <TransferReadiness lines={readiness} links={links} symbol={symbol} now={now} />}
      {!ready && recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
      {ready && <TransferFields {...props} />}
      <TransferQuestion
        question={form.question}
        title={verbatim(t)('sure.title', { amount: spell(amount), name: upline })}
        about={[about && asSentence(about)]}
      />
    </div>
  )
}

const strong = (text: ReactNode) => <strong translate="no">{text}</strong>

function TransferFields({ form, symbol, settings, recordsHref }: TransferFormViewProps) {
  const t = useTranslations('wallet.transfer')
  const spell = useSpell(symbol)
  const { min, max, transferable } = settings
  const { amount } = form.values
  return (
    <Form
      form={form}
      className={fullForm}
      renderEnd={stickyEnd(t('free'))}
      submit={amount === undefined || form.errorOf('amount') ? t('submit') : verbatim(t)('submitAmount', { amount: spell(amount) })}
      unknownText={t('unknown')}
    >
      <AmountField
        label={t('amount')}
        hint={verbatim(t)('between', { min: spell(min), max: spell(Math.max(min, Math.min(max, transferable))) })}
        symbol={symbol}
        chips={chipsOf(settings)}
        {...amountProps(form)}
      />
      <ReasonFields form={form} />
      <ConfirmationFields {...form.confirmation} />
      {recordsHref && <ListItem icon={<HistoryIcon />} title={t('records')} text={t('recordsText')} href={recordsHref} />}
    </Form>
  )
}
