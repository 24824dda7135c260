import { useTranslations } from 'use-intl'
import { Notice, PasswordField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { PinField } from '../../blocks/form/PaymentConfirmation/PinField.tsx'
import { PasskeyList, type PasskeyListProps } from './PasskeyList.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from '../SecurityForm.css.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export interface PasskeysViewProps extends PasskeyListProps {
  /** The member has a payment password, which has to confirm a new passkey. */
  hasPayment: boolean
  /** Browser and origin support them. */
  supported: boolean
  form: CallForm<{ password: string; paymentPassword: string }>
  error: string | undefined
}

/** Passkeys on devices of the member, which sign in without a password. */
export function PasskeysView({ passkeys, hasPayment, supported, form, busy, error, onRemove }: PasskeysViewProps) {
  const t = useTranslations('security')
  const list = <PasskeyList passkeys={passkeys} busy={busy} onRemove={onRemove} />
  const problem = error && (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  )
  if (!supported) {
    return (
      <div className={css.page}>
        <ViewTitle>{t('passkeys.title')}</ViewTitle>
        <Notice>{t('passkeys.unsupported')}</Notice>
        {problem}
        {list}
      </div>
    )
  }
  return (
    <SecurityFormView
      form={form}
      title={t('passkeys.title')}
      intro={t('passkeys.intro')}
      submitLabel={t('passkeys.add')}
      more={
        <div className={css.wide}>
          {problem}
          {list}
        </div>
      }
    >
      <PasswordField label={t('loginPassword')} autoComplete="current-password" {...form.field('password')} />
      {hasPayment && <PinField label={t('payment.title')} hint={t('passkeys.paymentHint')} {...form.field('paymentPassword')} />}
    </SecurityFormView>
  )
}
