import { useTranslations } from 'use-intl'
import type { BankLimits } from '@platform/sdk/deposit'
import { Notice } from '@platform/ui'
import { useSpell } from '../i18n/useSpell.ts'
import { verbatim } from '../i18n/verbatim.ts'

/** Why the bank will probably refuse this amount now; nothing by day and for smaller amounts. */
export function NightNotice({ night, symbol }: { night: BankLimits['night']; symbol: string }) {
  const t = useTranslations('deposit.refused')
  const spell = useSpell(symbol)
  return night && <Notice role="status">{verbatim(t)('nightNow', { amount: spell(night.amount), until: night.until })}</Notice>
}
