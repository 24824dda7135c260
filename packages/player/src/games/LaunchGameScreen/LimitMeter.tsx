import { useFormatter, useTranslations } from 'use-intl'
import { type Limit, usedPercent } from '@platform/sdk/protection'
import { useLimitText } from '../../blocks/money/limits/useLimitText.ts'
import { useCurrencySymbol } from '../../session/useCurrencySymbol.ts'
import * as css from './LimitMeter.css.ts'

/** How much of a limit that the player has set is used. Never hidden with the balance. */
export function LimitMeter({ limit }: { limit: Limit }) {
  const t = useTranslations('responsible')
  const format = useFormatter()
  const { nameOf, valueOf } = useLimitText(useCurrencySymbol() ?? '')
  const { kind, value } = limit
  const used = t('limits.used', {
    used: kind === 'bets' ? format.number(limit.used) : valueOf(kind, limit.used),
    value: valueOf(kind, value),
  })
  return (
    <div className={css.meter}>
      <span className={css.name}>{nameOf(limit)}</span>
      <span>{used}</span>
      <span
        role="meter"
        className={css.track}
        aria-label={nameOf(limit)}
        aria-valuenow={Math.min(100, usedPercent(limit))}
        aria-valuetext={used}
      >
        <span className={css.used} style={{ transform: `scaleX(${Math.min(1, limit.used / value)})` }} />
      </span>
    </div>
  )
}
