import { useTranslations } from 'use-intl'
import { cleanCode } from '@platform/sdk'
import type { AccountKind } from '@platform/sdk/agents'
import { Card, IconButton, RefreshIcon, Segmented, TextField } from '@platform/ui'
import { KeyedSubmit } from '../../blocks/UnknownOutcome/KeyedSubmit.tsx'
import type { UnknownOutcomeProps } from '../../blocks/UnknownOutcome/UnknownOutcome.tsx'
import * as css from './AgentRegister.css.ts'
import { RateFields } from './RateFields.tsx'
import type { Rates } from './useRates.ts'

export interface ManualFormViewProps {
  type: AccountKind
  onType: (type: AccountKind) => void
  name: string
  onName: (name: string) => void
  onNameLeft: () => void
  problem: 'empty' | 'format' | 'taken' | undefined
  /** Allowed length of the user name, in characters. */
  range: { min: number; max: number } | undefined
  password: string
  onNewPassword: () => void
  rates: Rates
  busy: boolean
  error: string | undefined
  unknown?: UnknownOutcomeProps
  onSubmit: (form: HTMLFormElement) => void
}

/** Form of a new member: kind, user name, initial password, rates. */
export function ManualFormView(props: ManualFormViewProps) {
  const { type, onType, name, onName, onNameLeft, problem, range, password, onNewPassword, rates, busy, error, unknown, onSubmit } = props
  const t = useTranslations('accounts')
  return (
    <form
      noValidate
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      <Segmented
        label={t('kind')}
        value={type}
        onChange={onType}
        options={(['player', 'agent'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField
        label={t('userName')}
        hint={range && t('nameHint', range)}
        error={problem && t(`nameProblems.${problem}`)}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
        onBlur={onNameLeft}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        limit={range?.max}
        clean={cleanCode}
        disabled={busy}
      />
      <Card className={css.tight}>
        <span className={css.muted}>{t('password')}</span>
        <span className={css.password}>
          <span className={css.code}>{password}</span>
          <IconButton label={t('newPassword')} icon={<RefreshIcon size="sm" />} onClick={onNewPassword} disabled={busy} />
        </span>
        <span className={css.muted}>{t('passwordText')}</span>
      </Card>
      <RateFields {...rates} disabled={busy} />
      <KeyedSubmit label={t('open')} busy={busy} error={error} unknown={unknown} unknownText={t('unknown')} />
    </form>
  )
}
