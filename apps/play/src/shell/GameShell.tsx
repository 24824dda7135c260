import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import { type Client, newIdempotencyKey } from '@platform/sdk'
import type { PlayRound, PlayState } from '@platform/sandbox/play'
import { formatMoney, useReducedMotion } from '@platform/ui'
import type { Side } from '../game/Stage.ts'
import { stages } from '../game/stages.ts'
import { isWin } from '../game/isWin.ts'
import { lastRounds } from '../game/lastRounds.ts'
import { firstStake, stakesFrom } from '../game/stakes.ts'
import { useRound } from '../game/useRound.ts'
import { postToParent } from '../system/parent.ts'
import { protectionHref } from '../system/protectionHref.ts'
import { createSound } from '../system/sound.ts'
import { useSite } from '../system/useSite.ts'
import { Celebration } from './Celebration.tsx'
import { Controls } from './Controls.tsx'
import * as styles from './GameShell.css.ts'
import { Log } from './Log.tsx'
import { type Trouble, troubleOf } from './Message.tsx'
import { PlaySum } from './PlaySum.tsx'
import { RealityCheck } from './RealityCheck.tsx'
import { ResultLine } from './ResultLine.tsx'
import { TopBar } from './TopBar.tsx'
import { UnknownRound } from './UnknownRound.tsx'

interface GameShellProps {
  client: Client
  state: PlayState
  /** In the frame of a site, whose bar has the sum of the play. */
  framed: boolean
  onStopped: (trouble: Trouble) => void
}

/** The complete game: stage above, money and buttons below, one round at a time. */
export function GameShell({ client, state, framed, onStopped }: GameShellProps) {
  const locale = useLocale()
  const reduced = useReducedMotion()
  const [sound] = useState(createSound)
  const [rounds, setRounds] = useState(state.rounds)
  const stakes = stakesFrom(state.minStake, state.maxStake)
  const [stake, setStake] = useState(() => firstStake(stakes, state.balance))
  const [side, setSide] = useState<Side>('home')
  const log = useRef<HTMLDialogElement>(null)
  const ended = useRef<PlayRound>(undefined)
  const game = useRound(client, state, {
    onRefreshed: ({ rounds: now, balance }) => {
      setRounds(now)
      postToParent({ type: 'balance', balance })
    },
    onShown({ round, balance }) {
      setRounds((before) => lastRounds(before, round))
      if (isWin(round)) sound.win(round.outcome.multiplier)
      ended.current = round
      postToParent({ type: 'balance', balance })
    },
    onStopped: (error) => onStopped(troubleOf(error)),
  })
  const busy = game.phase !== 'idle'
  const startRound = useEffectEvent((roundId: string) => {
    ended.current = undefined
    postToParent({ type: 'roundStarted', roundId, stake: game.stake })
  })
  const endRound = useEffectEvent((roundId: string) => {
    // A refused round, and one whose outcome is not known yet, has cost nothing so far.
    const { stake: paid, payout } = ended.current ?? { stake: 0, payout: 0 }
    postToParent({ type: 'roundEnded', roundId, stake: paid, payout })
  })
  useEffect(() => {
    if (!busy) return
    const roundId = newIdempotencyKey()
    startRound(roundId)
    return () => endRound(roundId)
  }, [busy])
  const { paused, muted } = useSite({ busy, onResume: () => busy || game.refresh() })
  useEffect(() => sound.hush(paused || muted), [sound, paused, muted])
  const money = (cents: number) => formatMoney(cents, { symbol: state.currencySymbol, locale })
  const number = new Intl.NumberFormat(locale)
  const times = (multiplier: number) => `${number.format(multiplier / 100)}×`
  const rtp = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(state.rtp / 10_000)
  const Stage = stages[state.kind]
  const { look } = state
  const won = game.phase === 'idle' && game.round && !game.problem && !game.unknown ? game.round : undefined

  return (
    <main className={styles.room} style={{ '--deep': look.deep, '--mid': look.mid, '--glow': look.glow, '--accent': look.accent }}>
      {/* One row of the layout of a phone on its side. */}
      <div>
        <TopBar
          name={state.name}
          vendor={state.vendor}
          backUrl={state.backUrl}
          rtp={rtp}
          namesPrizes={state.namesPrizes}
          onSound={sound.set}
          onLog={() => log.current?.showModal()}
        />
        <PlaySum active={!state.trial && !framed} busy={busy} facts={state} />
      </div>
      <div className={styles.stage}>
        <Stage
          state={state}

          phase={game.phase}
          round={game.round}
          reduced={reduced}
          onShown={game.shown}
          onTick={(kind) => sound[kind]()}
        />
        {won && isWin(won) && won !== state.rounds[0] && <Celebration key={won.orderNo} round={won} text={money(won.payout)} />}
      </div>
      {game.unknown ? (
        <UnknownRound {...game.unknown} onLog={() => log.current?.showModal()} />
      ) : (
        <ResultLine game={game} kind={state.kind} trial={state.trial} money={money} session={state} />
      )}
      <Controls
        state={state}

        money={money}
        times={times}
        balance={game.balance}
        busy={busy}
        blocked={game.unknown !== undefined}
        waiting={game.waiting || paused}
        stakes={stakes}
        stake={stake}
        onStake={setStake}
        side={side}
        onSide={setSide}
        onPlay={() => game.play(state.kind === 'match' ? { amount: stake, side } : { amount: stake })}
      />
      <RealityCheck
        active={!state.trial && !framed}
        busy={busy}
        symbol={state.currencySymbol}
        backUrl={state.backUrl}
        limits={protectionHref(state.backUrl, '?view=limits')}
      />
      <Log ref={log} state={state} rounds={rounds} rtp={rtp} money={money} times={times} />
    </main>
  )
}
