import { useTranslations } from 'use-intl'
import type { DepositEvent } from '@platform/sdk/deposit'
import { Timeline } from '../../blocks/money/OrderPage/Timeline.tsx'
import { useSpell } from '../../i18n/useSpell.ts'

/** The events of a deposit. */
export function DepositTimeline({ events, symbol }: { events: readonly DepositEvent[]; symbol: string }) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  return (
    <Timeline
      title={t('detail.timeline')}
      steps={events.map(({ at, event, actor, reason, amount }) => ({
        at,
        what: t(`event.${event}`),
        amount: amount === undefined ? undefined : spell(amount),
        reason: reason && t(`reason.${reason}`),
        actor: t(`actor.${actor}`),
      }))}
    />
  )
}
