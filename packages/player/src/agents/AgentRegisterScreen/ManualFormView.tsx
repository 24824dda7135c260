import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { AccountKind, RateCeiling } from '@platform/sdk/agents'
import { Card, IconButton, RefreshIcon, Segmented, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import * as css from './AgentRegister.css.ts'
import { RateFields } from './RateFields.tsx'
import type { RateValues } from './useRates.ts'

export interface AccountValues extends RateValues {
  type: AccountKind
  username: string
}

export interface ManualFormViewProps {
  form: CallForm<AccountValues>
  onNameLeft: () => void
  /** Allowed length of the user name, in characters. */
  range: { min: number; max: number } | undefined
  password: string
  onNewPassword: () => void
  ceilings: readonly RateCeiling[]
}

/** Form of a new member: kind, user name, initial password, rates. */
export function ManualFormView({ form, onNameLeft, range, password, onNewPassword, ceilings }: ManualFormViewProps) {
  const t = useTranslations('agentRegister')
  const { values, set, busy } = form
  return (
    <Form form={form} className={css.stack} submit={t('open')} unknownText={t('unknown')}>
      <Segmented
        label={t('kind')}
        value={values.type}
        onChange={(next) => set('type', next)}
        options={(['player', 'agent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        label={t('userName')}
        hint={range && t('nameHint', range)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        limit={range?.max}
        clean={cleanCode}
        disabled={busy}
        {...form.field('username')}
        onBlur={onNameLeft}
      />
      <Card className={css.tight}>
        <span className={css.muted}>{t('password')}</span>
        <span className={css.password}>
          <span className={css.code}>{password}</span>
          <IconButton label={t('newPassword')} icon={<RefreshIcon size="sm" />} onClick={onNewPassword} disabled={busy} />
        </span>
        <span className={css.muted}>{t('passwordText')}</span>
      </Card>
      <RateFields ceilings={ceilings} form={form} />
    </Form>
  )
}
