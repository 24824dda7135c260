import { useTranslations } from 'use-intl'
import type { getProtectionEffects } from '@platform/sdk/protection'
import type { OutputOf } from '@platform/sdk'
import { Card } from '@platform/ui'
import { useSpell } from '../i18n/useSpell.ts'
import * as css from './Responsible.css.ts'

export type ProtectionEffects = OutputOf<typeof getProtectionEffects>

export interface EffectsProps {
  act: 'pause' | 'exclude'
  effects: ProtectionEffects
  symbol: string
}

/** What a pause or an exclusion does, before it is confirmed. */
export function Effects({ act, effects, symbol }: EffectsProps) {
  const t = useTranslations('responsible.effects')
  const spell = useSpell(symbol)
  const { balance, bonus, openBets, withdrawals, contracts, owed, reserved, unpaid } = effects
  const isPause = act === 'pause'
  const lines = [
    t('stops'),
    t('session'),
    balance > 0 && t('balance', { amount: spell(balance) }),
    bonus > 0 && t(isPause ? 'bonusHeld' : 'bonusEnds', { amount: spell(bonus) }),
    openBets > 0 && t('openBets', { count: openBets }),
    withdrawals > 0 && t('withdrawals', { count: withdrawals }),
    contracts > 0 && (isPause ? t('contractsStay') : t('contractsEnd', { count: contracts })),
    !isPause && owed > 0 && t('owed', { owed: spell(owed), reserved: spell(reserved) }),
    !isPause && unpaid > 0 && t('unpaid', { unpaid: spell(unpaid) }),
    t(isPause ? 'pauseEnds' : 'excludeEnds'),
  ].filter((line) => line !== false)
  return (
    <Card className={css.stack}>
      <h3 className={css.name}>{t('title')}</h3>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
