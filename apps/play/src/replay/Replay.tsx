import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Replay as ReplayFacts } from '@platform/sandbox/play'
import { Button, formatMoney, useReducedMotion, useUiLabels } from '@platform/ui'
import { stages } from '../game/stages.ts'
import type { Phase } from '../game/useRound.ts'
import * as room from '../shell/GameShell.css.ts'
import { momentText } from '../system/momentText.ts'
import { goBack } from '../system/parent.ts'
import * as styles from './Replay.css.ts'

const silent = () => undefined

/** A round as it was, without sound and celebration: its animation, stake, prize, time and number. */
export function Replay({ replay }: { replay: ReplayFacts }) {
  const t = useTranslations('game')
  const page = useTranslations('page')
  const { locale } = useUiLabels()
  const reduced = useReducedMotion()
  const [phase, setPhase] = useState<Phase>('showing')
  const { look, round, kind, currencySymbol: symbol, backUrl } = replay
  const money = (cents: number) => formatMoney(cents, { symbol, locale })
  const Stage = stages[kind]
  return (
    <main className={room.room} style={{ '--deep': look.deep, '--mid': look.mid, '--glow': look.glow, '--accent': look.accent }}>
      <header className={styles.bar}>
        <h1 className={styles.title}>{t('replayOf', { name: replay.name })}</h1>
        <p className={styles.small}>{replay.vendor}</p>
      </header>
      <div className={room.stage}>
        <Stage state={replay} phase={phase} round={round} reduced={reduced} onShown={() => setPhase('idle')} onTick={silent} />
      </div>
      <div className={styles.panel}>
        <p role="status" className={styles.sum}>
          {phase === 'idle' ? t('replaySum', { stake: money(round.stake), payout: money(round.payout) }) : ''}
        </p>
        <p className={styles.small}>
          {momentText(locale, round.at, replay.timeZone)} · {t('order')} <span translate="no">{round.orderNo}</span>
        </p>
        <p className={styles.small}>{t('replayOnly')}</p>
        <div className={styles.buttons}>
          <Button tone="secondary" loading={phase !== 'idle'} onClick={() => setPhase('showing')}>
            {t('replayAgain')}
          </Button>
          <Button onClick={() => goBack(backUrl)}>{page('back')}</Button>
        </div>
      </div>
    </main>
  )
}
