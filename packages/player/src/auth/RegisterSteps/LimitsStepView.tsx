import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { cleanDigits } from '@platform/sdk'
import type { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import { AmountField, Button, Notice, Segmented, TextField } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { Form } from '../../blocks/form/Form.tsx'
import { form as formStyle, group } from './StepPage.css.ts'

/** A kind → cents, bets or minutes, and `…Period` → how often it begins again. */
export type LimitsValues = Record<string, number | string | undefined>

export interface LimitsStepViewProps {
  form: CallForm<LimitsValues>
  kinds: readonly LimitKind[]
  periods: readonly LimitPeriod[]
  symbol: string
  /** They have to be set; "no limit" has to be confirmed; or they are offered. */
  how: 'set' | 'decide' | 'offer'
  onWithout: () => void
}

/** One empty field for each limit, with its period. */
export function LimitsStepView({ form, kinds, periods, symbol, how, onWithout }: LimitsStepViewProps) {
  const t = useTranslations('responsible')
  const own = useTranslations('signUp.limits')
  const next = useTranslations('signUp')('next')
  const [isSure, setSure] = useState(false)
  const isEmpty = kinds.every((kind) => !form.values[kind])
  const without = () => (how === 'decide' && !isSure ? setSure(true) : onWithout())
  return (
    <Form
      form={form}
      className={formStyle}
      submit={next}
      more={
        how !== 'set' &&
        isEmpty && (
          <div className={group} role="status">
            {isSure && <Notice tone="warning">{own('sure')}</Notice>}
            <Button tone="ghost" block disabled={form.busy} onClick={without}>
              {own(isSure ? 'sureWithout' : 'without')}
            </Button>
          </div>
        )
      }
    >
      {kinds.map((kind) => (
        <div key={kind} className={group} role="group" aria-label={t(`limit.kind.${kind}`)}>
          <ValueField form={form} kind={kind} symbol={symbol} />
          <Segmented
            label={`${t(`limit.kind.${kind}`)}: ${t('limits.period')}`}
            value={form.values[`${kind}Period`] as LimitPeriod}
            onChange={(period) => form.set(`${kind}Period`, period)}
            options={periods.map((one) => ({ value: one, label: t(`limit.period.${one}`) }))}
          />
        </div>
      ))}
    </Form>
  )
}

function ValueField({ form, kind, symbol }: { form: CallForm<LimitsValues>; kind: LimitKind; symbol: string }) {
  const t = useTranslations('signUp.limits')
  const meaning = useTranslations('responsible.limit.meaning')(kind)
  const field = { name: kind, error: form.errorOf(kind), disabled: form.busy, hint: meaning, label: t(`kind.${kind}`) }
  const value = form.values[kind] as number | undefined
  const set = (next: number | undefined) => form.set(kind, next)
  if (kind !== 'bets' && kind !== 'time') return <AmountField symbol={symbol} value={value} onChange={set} {...field} />
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      limit={6}
      clean={cleanDigits}
      value={value ?? ''}
      onChange={(event) => {
        const digits = cleanDigits(event.target.value)
        set(digits === '' ? undefined : Number(digits))
      }}
      {...field}
    />
  )
}
