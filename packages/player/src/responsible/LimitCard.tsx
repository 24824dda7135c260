import { useFormatter, useTranslations } from 'use-intl'
import type { TimeZone } from '@platform/sdk/markets'
import type { Limit } from '@platform/sdk/protection'
import { Badge, Button, Card, Notice, ProgressBar } from '@platform/ui'
import { isNear, isReached } from '@platform/sdk/protection'
import { useLimitText } from '../blocks/money/limits/useLimitText.ts'
import { useMoment } from '../i18n/useMoment.ts'
import * as css from './Responsible.css.ts'

export interface LimitCardProps {
  limit: Limit
  symbol: string
  /** The gateway's time now. */
  now: number
  /** Of the frames. */
  zone: TimeZone
  actions: LimitActions
}

/** What a member can do about a limit. */
export interface LimitActions {
  busy: boolean
  /** Fills the form with what it limits. */
  onChange: (limit: Limit) => void
  onRemove: (limit: Limit) => void
  onConfirm: (limit: Limit) => void
  onDrop: (limit: Limit) => void
}

/** One limit: how much of it is used, when it starts again, and a requested rise. */
export function LimitCard({ limit, symbol, now, zone, actions }: LimitCardProps) {
  const t = useTranslations('responsible.limits')
  const { busy, onChange, onRemove, onConfirm, onDrop } = actions
  const text = useLimitText(symbol)
  const moment = useMoment(zone)
  const format = useFormatter()
  const { kind, value, used, left, resetsAt, pending } = limit
  const name = text.nameOf(limit)
  return (
    <Card className={css.stack}>
      <div className={css.between}>
        <h3 className={css.name}>{name}</h3>
        {isReached(limit) ? <Badge tone="danger">{t('reached')}</Badge> : isNear(limit) && <Badge tone="warning">{t('near')}</Badge>}
      </div>
      <ProgressBar
        label={text.perOf(limit)}
        value={used}
        max={value}
        valueText={t('used', { used: kind === 'bets' ? format.number(used) : text.valueOf(kind, used), value: text.valueOf(kind, value) })}
      />
      <p className={css.small}>
        {t('left', { left: text.valueOf(kind, Math.max(0, left)) })} {t('resets', { when: moment(resetsAt) })}
      </p>
      {pending ? (
        <Notice tone="warning">
          <div className={css.tight}>
            <p>
              {pending.value === null
                ? t('pendingNone', { when: moment(pending.readyAt) })
                : t('pendingRise', { value: text.perOf({ ...limit, value: pending.value }), when: moment(pending.readyAt) })}
            </p>
            {pending.readyAt <= now && <p>{t('confirmBy', { when: moment(pending.confirmBy) })}</p>}
            <div className={css.buttons}>
              {pending.readyAt <= now && (
                <Button size="sm" disabled={busy} onClick={() => onConfirm(limit)}>
                  {t('confirm')}
                </Button>
              )}
              <Button size="sm" tone="secondary" disabled={busy} onClick={() => onDrop(limit)}>
                {t('drop')}
              </Button>
            </div>
          </div>
        </Notice>
      ) : (
        <div className={css.buttons}>
          <Button size="sm" tone="secondary" disabled={busy} aria-label={t('changeOne', { name })} onClick={() => onChange(limit)}>
            {t('change')}
          </Button>
          <Button size="sm" tone="ghost" disabled={busy} aria-label={t('removeOne', { name })} onClick={() => onRemove(limit)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </Card>
  )
}
