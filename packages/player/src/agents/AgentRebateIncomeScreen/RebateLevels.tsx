import { useTranslations } from 'use-intl'
import type { OutputOf } from '@platform/sdk'
import type { getTeamRebates } from '@platform/sdk/agents'
import { Card, Disclosure, type Loadable, Skeleton } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './TeamRebate.css.ts'
import { useExact } from './useExact.ts'

/** The part of the first answer that is about all rows. */
export type RebateSums = Pick<OutputOf<typeof getTeamRebates>, 'footer' | 'levels' | 'days' | 'left' | 'own'>

/** Totals per level, the remainder, and the rules of the calculation. */
export function RebateLevels({ sums, symbol }: { sums: Loadable<RebateSums>; symbol: string }) {
  const t = useTranslations('agentRebates.agentRebateIncome')
  const rule = useTranslations('agentRebates.agentRebateIncome.rulesText')
  const exact = useExact(symbol)
  if (sums.state === 'error') return null
  const ready = sums.state === 'ready' ? sums.value : undefined
  return (
    <Card className={css.levels}>
      {!ready && <Skeleton className={css.place} />}
      {ready && ready.levels.length > 0 && <LevelList levels={ready.levels} symbol={symbol} />}
      <div className={css.pair}>
        <span className={css.name}>{t(ready && ready.left < 0 ? 'owed' : 'left')}</span>
        <span className={css.amount}>{ready ? exact(Math.abs(ready.left)) : <Skeleton className={css.amountPlace} />}</span>
        <span className={css.text}>{t('leftText')}</span>
      </div>
      <Disclosure title={t('rules')}>
        <ul className={css.rules}>
          {(['difference', 'day', 'void', 'closed'] as const).map((name) => (
            <li key={name}>{rule(name)}</li>
          ))}
          {ready && <li>{rule(ready.own ? 'ownOn' : 'ownOff')}</li>}
        </ul>
      </Disclosure>
    </Card>
  )
}

/** Sums of each level below the agent: the amount is beside its level on every phone, exact, so that levels add up. */
function LevelList({ levels, symbol }: { levels: RebateSums['levels']; symbol: string }) {
  const t = useTranslations('agentRebates.agentRebateIncome')
  const spell = useSpell(symbol)
  const exact = useExact(symbol)
  return (
    <section className={css.steps}>
      <h2 className={css.title}>{t('byLevel')}</h2>
      <ul className={css.steps}>
        {levels.map(({ depth, members, validBetAmount, parts }) => (
          <li key={depth} className={css.pair}>
            <span className={css.name}>{t('depth', { depth })}</span>
            <span className={css.amount}>{exact(parts)}</span>
            <span className={css.text}>
              {verbatim(t)('levelText', { stake: spell(validBetAmount), members: depth === 0 ? 0 : members })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
