import type { BetLimits, BetLine } from '@platform/sdk/lottery'
import { Card, Segmented, wholeNumberIn } from '@platform/ui'
import type { BettingAction } from './betting.ts'
import { useWords } from '../words.ts'
import * as css from './StakePanel.css.ts'

interface StakePanelProps {
  unit: BetLine['unit']
  multiplier: number
  limits: BetLimits
  dispatch: (action: BettingAction) => void
}

const STEPS = [1, 2, 5, 10, 20]

/** Cost of one bet: the unit and its multiplier. */
export function StakePanel({ unit, multiplier, limits, dispatch }: StakePanelProps) {
  const { t, money } = useWords()
  const set = (next: number) =>
    dispatch({ do: 'multiplier', multiplier: Math.min(Math.max(1, Math.trunc(next) || 1), limits.maxMultiplier) })
  return (
    <Card role="region" className={css.panel} aria-label={t('unit')}>
      <h3 className={css.label}>{t('unit')}</h3>
      <Segmented
        label={t('unit')}
        options={limits.units.map((value) => ({ value: String(value), label: money(value) }))}
        value={String(unit)}
        onChange={(value) => dispatch({ do: 'unit', unit: limits.units.find((one) => String(one) === value) ?? unit })}
      />
      <div className={css.row}>
        <h3 className={css.label} id="multiplier">
          {t('multiplier')}
        </h3>
        <div className={css.stepper}>
          <button type="button" className={css.step} aria-label={t('less')} disabled={multiplier <= 1} onClick={() => set(multiplier - 1)}>
            −
          </button>
          <input
            className={css.value}
            aria-labelledby="multiplier"
            inputMode="numeric"
            value={multiplier}
            onChange={(event) => {
              const number = wholeNumberIn(event.target.value)
              if (number !== undefined) set(Number(number))
            }}
            onFocus={(event) => event.target.select()}
          />
          <button
            type="button"
            className={css.step}
            aria-label={t('more')}
            disabled={multiplier >= limits.maxMultiplier}
            onClick={() => set(multiplier + 1)}
          >
            +
          </button>
        </div>
      </div>
      <div className={css.steps} role="group" aria-labelledby="multiplier">
        {STEPS.filter((n) => n <= limits.maxMultiplier).map((n) => (
          <button key={n} type="button" className={css.chip} aria-pressed={n === multiplier} onClick={() => set(n)}>
            {t('times', { n })}
          </button>
        ))}
      </div>
    </Card>
  )
}
