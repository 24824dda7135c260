import { useTranslations } from 'use-intl'
import { ButtonLink, Checkbox, Money, type MoneyProps, Notice, PasswordField } from '@platform/ui'
import { SecurityFormView } from './SecurityFormView.tsx'
import type { SecurityForm } from './useSecurityForm.ts'
import * as css from './CloseView.css.ts'

export interface CloseViewProps {
  form: SecurityForm
  /** Remaining money: to be resolved first. */
  balance: Pick<MoneyProps, 'minor' | 'symbol' | 'masked'> | undefined
  withdrawHref: string | undefined
  /** The market allows bonuses: an active one ends as well. */
  bonuses: boolean
  read: boolean
  onRead: (read: boolean) => void
}

/** Closes the account, after a confirmation that the consequences are read. */
export function CloseView({ form, balance, withdrawHref, bonuses, read, onRead }: CloseViewProps) {
  const t = useTranslations('security')
  const consequences = (['balance', 'bonus', 'records', 'final'] as const).filter((one) => bonuses || one !== 'bonus')
  const unread = !read && form.errorOf('consequences')
  return (
    <SecurityFormView form={form} title={t('close.title')} intro={t('close.intro')} submitLabel={t('close.submit')} danger>
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
      <Checkbox checked={read} onChange={(event) => onRead(event.target.checked)} label={t('close.read')} />
      {unread && (
        <Notice tone="danger" role="alert">
          {t('close.unread')}
        </Notice>
      )}
      <PasswordField name="password" label={t('loginPassword')} autoComplete="current-password" error={form.errorOf('password')} />
    </SecurityFormView>
  )
}
