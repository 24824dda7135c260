import { useTranslations } from 'use-intl'
import type { SentEnvelope } from '@platform/sdk/rewards'
import { Badge, Button, Card, Disclosure, Facts, ProgressBar } from '@platform/ui'
import { JoinedParts } from '../../i18n/JoinedParts.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import * as css from './Envelopes.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'

export interface SentEnvelopesProps {
  envelopes: readonly SentEnvelope[]
  symbol: string
  more?: { busy: boolean; onMore: () => void }
}

const tones = { open: 'accent', empty: 'win', ended: 'neutral' } as const

/** The agent's sent envelopes: amount taken, by whom, and amount returned. */
export function SentEnvelopes({ envelopes, symbol, more }: SentEnvelopesProps) {
  const t = useTranslations('wallet.teamEnvelope')
  const spell = useSpell(symbol)
  const moment = useMoment()
  if (envelopes.length === 0) return null
  return (
    <section className={css.stack} aria-label={t('list')}>
      <h2 className={css.heading}>{t('list')}</h2>
      {envelopes.map(({ id, amount, packets, split, words, state, taken, takenAmount, returned, createdAt, expireTime, takers }) => (
        <Card key={id} className={css.stack}>
          <div className={css.head}>
            <strong className={css.sum} translate="no">
              {spell(amount)}
            </strong>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </div>
          {words && <p>{words}</p>}
          <ProgressBar
            label={t('takenLabel')}
            value={taken}
            max={packets}
            valueText={t('taken', { taken, packets, amount: spell(takenAmount) })}
            shown={verbatim(t)('taken', { taken, packets, amount: spell(takenAmount) })}
          />
          <p className={css.muted}>
            <JoinedParts
              parts={[
                t(`splits.${split}`),
                moment(createdAt),
                state === 'open' && t('until', { when: moment(expireTime) }),
                returned > 0 && verbatim(t)('returned', { amount: spell(returned) }),
              ]}
            />
          </p>
          {takers.length > 0 && (
            <Disclosure title={t('takers')}>
              <Facts
                rows={takers.map(({ userName, amount: part, takenTime }) => ({
                  label: takenTime === undefined ? userName : `${userName} · ${moment(takenTime)}`,
                  value: spell(part),
                }))}
              />
            </Disclosure>
          )}
        </Card>
      ))}
      {more && (
        <Button tone="secondary" loading={more.busy} onClick={more.onMore}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
