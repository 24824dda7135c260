import { useTranslations } from 'use-intl'
import type { getProtectionEffects } from '@platform/sdk/protection'
import type { OutputOf } from '@platform/sdk'
import { useSpell } from '../../../i18n/useSpell.ts'
import * as css from './limits.css.ts'

export type ProtectionEffects = OutputOf<typeof getProtectionEffects>

export interface EffectsProps {
  act: 'pause' | 'exclude' | 'close'
  effects: ProtectionEffects
  symbol: string
  /** The member has a team. */
  isAgent: boolean
}

/** What a pause, an exclusion or the closing of the account does, before it is confirmed. */
export function Effects({ act, effects, symbol, isAgent }: EffectsProps) {
  const t = useTranslations('responsible.effects')
  const spell = useSpell(symbol)
  const { balance, bonus, openBets, withdrawals, contracts, owed, reserved, unpaid } = effects
  const isPause = act === 'pause'
  const lines = [
    t('stops'),
    t('session'),
    balance > 0 && t(isPause ? 'balance' : 'balanceAll', { amount: spell(balance) }),
    bonus > 0 && t(isPause ? 'bonusHeld' : 'bonusEnds', { amount: spell(bonus) }),
    openBets > 0 && t('openBets', { count: openBets }),
    withdrawals > 0 && t('withdrawals', { count: withdrawals }),
    contracts > 0 && t('contractsEnd', { count: contracts }),
    owed > 0 && t('owed', { owed: spell(owed) }),
    reserved > 0 && t('reserved', { reserved: spell(reserved) }),
    unpaid > 0 && t('unpaid', { unpaid: spell(unpaid) }),
    isAgent && t(isPause ? 'teamPauses' : 'teamStops'),
    isAgent && !isPause && t(act === 'close' ? 'teamClosed' : 'teamExcluded'),
    act === 'close' && t('records'),
    t(`${act}Ends`),
  ].filter((line) => line !== false)
  return (
    <div className={css.offer}>
      <h3 className={css.title}>{t('title')}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
