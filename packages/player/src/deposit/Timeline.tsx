import { useTranslations } from 'use-intl'
import type { DepositEvent } from '@platform/sdk/deposit'
import { Card } from '@platform/ui'
import { useMoment } from '../i18n/useMoment.ts'
import * as css from './Timeline.css.ts'
import { useSpell } from './useSpell.ts'

/** What happened to a deposit, the newest first: when, who did it, why, and about how much money. */
export function Timeline({ events, symbol }: { events: readonly DepositEvent[]; symbol: string }) {
  const t = useTranslations('deposit')
  const spell = useSpell(symbol)
  const moment = useMoment()
  return (
    <Card className={css.card}>
      <h2 className={css.heading}>{t('detail.timeline')}</h2>
      <ol className={css.list} reversed>
        {events.toReversed().map(({ at, event, actor, reason, amount }, index) => (
          <li key={`${at} ${event} ${index}`} className={css.step}>
            <p className={css.what}>
              <span>{t(`event.${event}`)}</span>
              {amount !== undefined && <span>{spell(amount)}</span>}
            </p>
            {reason && <p>{t(`reason.${reason}`)}</p>}
            <p className={css.muted}>
              {moment(at)} · {t(`actor.${actor}`)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
