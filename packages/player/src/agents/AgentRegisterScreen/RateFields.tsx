import { useTranslations } from 'use-intl'
import type { RateCeiling } from '@platform/sdk/agents'
import { Notice, Select } from '@platform/ui'
import type { CallForm } from '../../blocks/form/CallForm.ts'
import { useProductName } from '../../i18n/useProductName.ts'
import { useRate } from '../../i18n/useRate.ts'
import * as css from './AgentRegister.css.ts'
import type { RateValues } from './useRates.ts'

/** A rate for each product, from 0 to the most that the agent may give. */
export function RateFields<Values extends RateValues>({ ceilings, form }: { ceilings: readonly RateCeiling[]; form: CallForm<Values> }) {
  const t = useTranslations('agentRegister')
  const rate = useRate()
  const productName = useProductName()
  const { rates } = form.values
  const refusal = form.errorOf('rates')
  if (ceilings.length === 0) return <Notice>{t('noRates')}</Notice>
  return (
    <fieldset className={css.rates} disabled={form.busy}>
      <legend className={css.legend}>{t('rates')}</legend>
      {ceilings.map(({ gameType, most, step }) => (
        <Select
          key={gameType}
          label={productName(gameType)}
          hint={t('upTo', { rate: rate(most) })}
          value={String(rates[gameType] ?? 0)}
          options={Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
            value: String(index * step),
            label: index === 0 ? t('noRate') : rate(index * step),
          }))}
          onChange={({ currentTarget }) => form.set('rates', { ...rates, [gameType]: Number(currentTarget.value) })}
        />
      ))}
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </fieldset>
  )
}
