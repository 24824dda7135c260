import { useTranslations } from 'use-intl'
import { ButtonLink, Checkbox, Notice, PasswordField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Effects, type EffectsProps } from '../../blocks/money/limits/Effects.tsx'
import { SecurityFormView } from '../SecurityFormView.tsx'

export interface AccountClosingViewProps extends Omit<EffectsProps, 'act'> {
  form: CallForm<{ password: string; read: boolean }>
  /** While there is a balance. */
  withdrawHref: string | undefined
}

/** Closes the account, after a confirmation that the consequences are read. */
export function AccountClosingView({ form, withdrawHref, ...about }: AccountClosingViewProps) {
  const t = useTranslations('security')
  const unread = form.errorOf('read')
  return (
    <SecurityFormView
      form={form}
      title={t('close.title')}
      intro={t('close.intro')}
      submitLabel={t('close.submit')}
      button={{ tone: 'danger' }}
    >
      <Effects act="close" {...about} />
      {withdrawHref && (
        <ButtonLink block tone="secondary" href={withdrawHref}>
          {t('close.withdraw')}
        </ButtonLink>
      )}
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
