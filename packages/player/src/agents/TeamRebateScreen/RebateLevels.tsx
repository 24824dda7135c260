import { useFormatter, useTranslations } from 'use-intl'
import { Card, Money, Skeleton } from '@platform/ui'
import type { Loadable } from '../../blocks/Loadable.ts'
import { useSpell } from '../../blocks/useSpell.ts'
import * as css from './TeamRebate.css.ts'
import type { RebateSums } from './RebateSums.ts'
import { centsOf, useExact } from './useExact.ts'

/** Totals per level, what is left over, and how it is worked out. */
export function RebateLevels({ sums, symbol }: { sums: Loadable<RebateSums>; symbol: string }) {
  const t = useTranslations('agentRebates.income')
  const rule = useTranslations('agentRebates.income.rulesText')
  const exact = useExact(symbol)
  if (sums.state === 'error') return null
  const ready = sums.state === 'ready' ? sums.value : undefined
  return (
    <Card className={css.levels}>
      {!ready && <Skeleton className={css.place} />}
      {ready && ready.levels.length > 0 && <LevelTable levels={ready.levels} symbol={symbol} />}
      <div className={css.left}>
        <span className={css.name}>{t(ready && ready.left < 0 ? 'owed' : 'left')}</span>
        <span className={css.amount}>{ready ? exact(Math.abs(ready.left)) : <Skeleton className={css.amountPlace} />}</span>
        <span className={css.text}>{t('leftText')}</span>
      </div>
      <details>
        <summary className={css.opener}>{t('rules')}</summary>
        <ul className={css.rules}>
          {(['difference', 'day', 'void', 'closed'] as const).map((name) => (
            <li key={name}>{rule(name)}</li>
          ))}
          {ready && <li>{rule(ready.own ? 'ownOn' : 'ownOff')}</li>}
        </ul>
      </details>
    </Card>
  )
}

/** Sums of each step below the agent. Scrolls sideways in itself. */
function LevelTable({ levels, symbol }: { levels: RebateSums['levels']; symbol: string }) {
  const t = useTranslations('agentRebates.income')
  const record = useTranslations('records')
  const format = useFormatter()
  const spell = useSpell(symbol)
  return (
    // A part that scrolls can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="region" aria-label={t('byLevel')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.first}>
              {t('level')}
            </th>
            {[t('membersTitle'), record('validStake'), t('earned')].map((title) => (
              <th key={title} scope="col" className={css.cellTitle}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ depth, members, validBetAmount, parts }) => (
            <tr key={depth}>
              <th scope="row" className={css.first}>
                {t('depth', { depth })}
              </th>
              <td className={css.cell}>{format.number(members)}</td>
              <td className={css.cell}>{spell(validBetAmount)}</td>
              <td className={css.cell}>
                <Money minor={centsOf(parts)} symbol={symbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
