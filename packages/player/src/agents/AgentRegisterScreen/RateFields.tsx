import { useTranslations } from 'use-intl'
import { Notice, Select } from '@platform/ui'
import { useProductName } from '../../blocks/useProductName.ts'
import { useRate } from '../../blocks/useRate.ts'
import * as css from './AgentRegister.css.ts'
import type { Rates } from './useRates.ts'

/** A rate for each product, from 0 to the most that the agent may give. */
export function RateFields({ ceilings, chosen, onChoose, disabled }: Rates & { disabled: boolean }) {
  const t = useTranslations('accounts')
  const rate = useRate()
  const productName = useProductName()
  if (ceilings.length === 0) return <Notice>{t('noRates')}</Notice>
  return (
    <fieldset className={css.rates} disabled={disabled}>
      <legend className={css.legend}>{t('rates')}</legend>
      {ceilings.map(({ gameType, most, step }) => (
        <Select
          key={gameType}
          label={productName(gameType)}
          hint={t('upTo', { rate: rate(most) })}
          value={String(chosen[gameType] ?? 0)}
          options={Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
            value: String(index * step),
            label: index === 0 ? t('noRate') : rate(index * step),
          }))}
          onChange={({ currentTarget }) => onChoose(gameType, Number(currentTarget.value))}
        />
      ))}
    </fieldset>
  )
}
