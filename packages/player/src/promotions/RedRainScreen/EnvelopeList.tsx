import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RedEnvelope } from '@platform/sdk/rewards'
import { Badge, Button, Card, type Loadable } from '@platform/ui'
import { LoadFailed } from '../../blocks/page/LoadFailed.tsx'
import { UnknownOutcome, type UnknownOutcomeProps } from '../../blocks/form/UnknownOutcome/UnknownOutcome.tsx'
import { useSpell } from '../../i18n/useSpell.ts'
import { useMoment } from '../../i18n/useMoment.ts'
import { Celebration } from '../Celebration/Celebration.tsx'
import * as shared from '../rewards.css.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './RedRain.css.ts'

export interface EnvelopeListProps {
  envelopes: Loadable<readonly RedEnvelope[]>
  symbol: string
  /** A packet is being opened. */
  busy: boolean
  unknown: UnknownOutcomeProps | undefined
  /** Id of the envelope tapped on this visit. */
  opened: string | undefined
  onTake: (id: string) => void
}

/** Envelopes from the direct upline: those to open are prominent, the last ones show their amounts. */
export function EnvelopeList({ envelopes, symbol, busy, unknown, opened, onTake }: EnvelopeListProps) {
  const t = useTranslations('rewards.redRain.envelopes')
  const spell = useSpell(symbol)
  const moment = useMoment()
  const [celebrated, setCelebrated] = useState<string>()
  if (envelopes.state === 'error') return <LoadFailed retry={envelopes.retry} />
  if (envelopes.state === 'loading' || envelopes.value.length === 0) return null
  const open = envelopes.value.filter(({ state }) => state === 'open')
  const past = envelopes.value.filter(({ state }) => state !== 'open')
  const won = past.find(({ id, state }) => id === opened && state === 'taken')
  return (
    <section className={shared.stack} aria-label={t('title')}>
      {won && celebrated !== won.id && <Celebration onEnd={() => setCelebrated(won.id)} />}
      <h2 className={shared.heading}>{t('title')}</h2>
      {unknown && <UnknownOutcome {...unknown} />}
      {open.map(({ id, from, words, expireTime }) => (
        <Card key={id} tone="brand" className={css.hero}>
          <span className={css.sealed} aria-hidden="true" />
          <h3 className={css.title}>{words || t('plain')}</h3>
          <p>{t('from', { from, when: moment(expireTime) })}</p>
          {!unknown && (
            <Button block size="lg" tone="accent" loading={busy && opened === id} disabled={busy} onClick={() => onTake(id)}>
              {t('open')}
            </Button>
          )}
        </Card>
      ))}
      {past.length > 0 && (
        <Card flush>
          <ul className={css.plain}>
            {past.map(({ id, from, words, state, amount, createdAt }) => (
              <li key={id} className={css.past}>
                <div className={shared.row} role={id === opened ? 'status' : undefined}>
                  <strong>{words || t('plain')}</strong>
                  <Badge tone={state === 'taken' ? 'win' : 'neutral'}>
                    {state === 'taken' ? verbatim(t)('taken', { amount: spell(amount ?? 0) }) : t(state)}
                  </Badge>
                </div>
                <p className={shared.muted}>{t('sentBy', { from, when: moment(createdAt) })}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
