import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Limit, LimitKind, LimitPeriod } from '@platform/sdk/protection'
import { AmountField, Card, Segmented, Select, TextField } from '@platform/ui'
import { Form } from '../blocks/form/Form.tsx'
import type { CallForm } from '../blocks/form/CallForm.ts'
import { useLimitText } from '../blocks/money/limits/useLimitText.ts'
import { LimitCard, type LimitCardProps } from './LimitCard.tsx'
import * as css from './Responsible.css.ts'
import { ViewHead } from './ViewHead.tsx'

export interface LimitValues {
  kind: LimitKind
  period: LimitPeriod
  /** Cents, bets or minutes; undefined while the field is empty. */
  value: number | undefined
}

export interface LimitSettingsViewProps extends Omit<LimitCardProps, 'limit'> {
  form: CallForm<LimitValues>
  onChoose: (name: 'kind' | 'period', value: string) => void
  limits: readonly Limit[]
  /** What the market has, and how long a rise waits in it, ms. */
  rules: { kinds: readonly LimitKind[]; periods: readonly LimitPeriod[]; cooling: number }
}

/** The limits that are set, with what is used of each, and a form with an empty amount: nothing suggests one. */
export function LimitSettingsView({ form, onChoose, limits, rules, actions, ...cards }: LimitSettingsViewProps) {
  const t = useTranslations('responsible')
  const text = useLimitText(cards.symbol)
  const formPart = useRef<HTMLElement>(null)
  const { kind, period, value } = form.values
  const current = limits.find((limit) => limit.kind === kind && limit.period === period)
  const wait = text.valueOf('time', Math.round(rules.cooling / 60_000))
  const isRise = current !== undefined && value !== undefined && value > current.value
  const change = (limit: Limit) => {
    // The field of its kind is another one: it must be there to take the focus, while the tap opens the keyboard.
    flushSync(() => actions.onChange(limit))
    formPart.current?.scrollIntoView({ block: 'start' })
    formPart.current?.querySelector<HTMLInputElement>('input[name=value]')?.focus()
  }
  return (
    <div className={css.page}>
      <ViewHead title={t('limits.title')}>{t('limits.intro', { wait })}</ViewHead>
      {limits.length > 0 && (
        <section className={css.section} aria-label={t('limits.yours')}>
          {limits.map((limit) => (
            <LimitCard key={`${limit.kind} ${limit.period}`} limit={limit} {...cards} actions={{ ...actions, onChange: change }} />
          ))}
        </section>
      )}
      <section ref={formPart} className={css.section}>
        <h2 className={css.heading}>{t('limits.add')}</h2>
        <Card>
          <Form form={form} className={css.form} label={t('limits.add')} submit={t('limits.submit')}>
            <Select
              label={t('limits.kind')}
              value={kind}
              onChange={(event) => onChoose('kind', event.target.value)}
              options={rules.kinds.map((one) => ({ value: one, label: t(`limit.kind.${one}`) }))}
              hint={t(`limit.meaning.${kind}`)}
            />
            <Segmented
              label={t('limits.period')}
              value={period}
              onChange={(next) => onChoose('period', next)}
              options={rules.periods.map((one) => ({ value: one, label: t(`limit.period.${one}`) }))}
            />
            <ValueField form={form} symbol={cards.symbol} hint={isRise ? t('limits.later', { wait }) : t('limits.now')} />
          </Form>
        </Card>
      </section>
    </div>
  )
}

function ValueField({ form, symbol, hint }: { form: CallForm<LimitValues>; symbol: string; hint: string }) {
  const t = useTranslations('responsible.limits')
  const { kind, value } = form.values
  const set = (next: number | undefined) => form.set('value', next)
  const field = { name: 'value', error: form.errorOf('value'), disabled: form.busy, hint }
  if (kind !== 'bets' && kind !== 'time')
    return <AmountField key={kind} label={t('amount')} symbol={symbol} value={value} onChange={set} {...field} />
  return (
    <TextField
      key={kind}
      label={t(kind === 'bets' ? 'number' : 'minutes')}
      inputMode="numeric"
      autoComplete="off"
      limit={6}
      clean={digitsOf}
      value={value ?? ''}
      onChange={(event) => {
        const digits = digitsOf(event.target.value)
        set(digits === '' ? undefined : Number(digits))
      }}
      {...field}
    />
  )
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
