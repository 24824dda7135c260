import { useTranslations } from 'use-intl'
import type { RainSession } from '@platform/sdk/rewards'
import { Badge, Button, ButtonLink, Card } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './RedRain.css.ts'

export interface PastRainsProps {
  rains: readonly RainSession[]
  symbol: string
  recordsHref: string | undefined
  onCheck: (rain: RainSession) => void
}

/** The last rains: the member's prize, the other winners, and the proof of each. */
export function PastRains({ rains, symbol, recordsHref, onCheck }: PastRainsProps) {
  const t = useTranslations('rewards.redRain.past')
  const spell = useSpell(symbol)
  const moment = useMoment()
  return (
    <section className={shared.stack} aria-label={t('title')}>
      <div className={shared.row}>
        <h2 className={shared.heading}>{t('title')}</h2>
        {recordsHref && (
          <ButtonLink href={recordsHref} size="sm" tone="secondary">
            {t('records')}
          </ButtonLink>
        )}
      </div>
      <Card flush>
        <ul className={css.plain}>
          {rains.map((rain) => (
            <li key={rain.id} className={css.past}>
              <div className={shared.row}>
                <strong>{moment(rain.openTime)}</strong>
                {rain.amount === undefined ? (
                  <Badge tone="neutral">{t('notThere')}</Badge>
                ) : (
                  <Badge tone={rain.amount > 0 ? 'win' : 'neutral'}>
                    {rain.amount > 0 ? verbatim(t)('won', { amount: spell(rain.amount) }) : t('nothing')}
                  </Badge>
                )}
              </div>
              <p className={shared.muted}>{t('counts', { tickets: rain.tickets, packets: rain.packets })}</p>
              {rain.winners.length > 0 && (
                <p className={shared.muted} translate="no">
                  {rain.winners.map(({ name, amount }) => `${name} ${spell(amount)}`).join(' · ')}
                </p>
              )}
              <div>
                <Button size="sm" tone="secondary" onClick={() => onCheck(rain)}>
                  {t('check')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
