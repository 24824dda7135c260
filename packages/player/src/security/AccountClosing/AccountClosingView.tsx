import { useTranslations } from 'use-intl'
import { ButtonLink, Checkbox, Money, type MoneyProps, Notice, PasswordField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { SecurityFormView } from '../SecurityFormView.tsx'
import * as css from '../SecurityForm.css.ts'

export interface AccountClosingViewProps {
  form: CallForm<{ password: string; read: boolean }>
  /** Remaining money: to be resolved first. */
  balance: Pick<MoneyProps, 'minor' | 'symbol' | 'masked'> | undefined
  withdrawHref: string | undefined
  /** The market allows bonuses: an active one ends as well. */
  bonuses: boolean
}

/** Closes the account, after a confirmation that the consequences are read. */
export function AccountClosingView({ form, balance, withdrawHref, bonuses }: AccountClosingViewProps) {
  const t = useTranslations('security')
  const consequences = (['balance', 'bonus', 'records', 'final'] as const).filter((one) => bonuses || one !== 'bonus')
  const unread = form.errorOf('read')
  return (
    <SecurityFormView
      form={form}
      title={t('close.title')}
      intro={t('close.intro')}
      submitLabel={t('close.submit')}
      button={{ tone: 'danger' }}
    >
      {balance && (
        <Notice tone="danger">
          <p className={css.balance}>
            {t('close.left')} <Money {...balance} />
          </p>
          {withdrawHref && (
            <ButtonLink size="sm" tone="secondary" href={withdrawHref}>
              {t('close.withdraw')}
            </ButtonLink>
          )}
        </Notice>
      )}
      <Notice tone="warning">
        <ul className={css.consequences}>
          {consequences.map((one) => (
            <li key={one}>{t(`close.${one}`)}</li>
          ))}
        </ul>
      </Notice>
      <Checkbox checked={form.values.read} onChange={(event) => form.set('read', event.target.checked)} label={t('close.read')} />
      {unread && (
        <Notice tone="danger" role="alert">
          {t('close.unread')}
        </Notice>
      )}
      <PasswordField label={t('loginPassword')} autoComplete="current-password" {...form.field('password')} />
    </SecurityFormView>
  )
}
