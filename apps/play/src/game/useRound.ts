import { useRef, useState } from 'react'
import { type Client, type InputOf, type OutputOf, PlatformError } from '@platform/sdk'
import { getPlayState, type placeStake, type PlayRound, type PlayState } from '@platform/sandbox/play'
import { useKeyedMutation } from '@platform/sdk/react'
import { limitOf } from '@platform/sdk/protection'
import { placeStakeMutation } from './placeStakeMutation.ts'
import { useCycle } from './useCycle.ts'

export type Phase = 'idle' | 'asking' | 'checking' | 'showing'
/** Why a round was not played: refused by the gateway, or never sent. Nothing was charged in either case. */
export type RoundProblem = 'insufficient' | 'offlineRound' | 'unseenRound' | 'failedRound' | 'limit' | 'tooSoon'
type Answer = OutputOf<typeof placeStake>
type Bet = InputOf<typeof placeStake>

interface Table {
  balance: number
  /** Stake of the current round: deducted from the balance already. */
  stake: number
  /** The round being shown, or the last one shown. */
  round?: PlayRound
  /** The answer that the stage has not fully shown yet. */
  showing?: Answer
  problem?: RoundProblem
  /** Why it was not played, for a text that names the limit. */
  error?: unknown
  /** A round from before a reload has finished. */
  resumed?: boolean
  /** When the market allows the next round, by the gateway's clock; 0 where it has no least time. */
  nextAt: number
}

interface Listeners {
  onShown(answer: Answer): void
  /** The current rounds and balance, after a round whose answer this page never received. */
  onRefreshed(state: PlayState): void
  /** The page cannot continue: signed out, maintenance. */
  onStopped(error: unknown): void
}

/** Plays one round at a time: sends it once, resolves a lost answer, passes it to the stage, and settles when the stage has shown it. */
export function useRound(
  client: Client,
  { nodeId, balance, rounds, minimumRoundDuration }: PlayState,
  { onShown, onRefreshed, onStopped }: Listeners,
) {
  const [table, setTable] = useState<Table>(() => ({ balance, stake: 0, nextAt: nextAfter(rounds[0]) }))
  const change = (to: Partial<Table>) => setTable((now) => ({ ...now, ...to }))
  const waiting = useCycle(client.clock.now, table.nextAt)
  /** How many rounds this page has played. */
  const played = useRef(0)

  const sending = useKeyedMutation(placeStakeMutation(client), {
    scope: nodeId,
    onDone: (answer) => {
      if (answer) return change({ round: answer.round, showing: answer })
      change({ stake: 0, resumed: true })
      // The page shows the state before that round: if the refresh fails, it must stop.
      void refresh().catch(onStopped)
    },
    onFailed: (error) => {
      if (stops(error)) return onStopped(error)
      const problem = problemOf(error)
      // Another page of the member has played in this game.
      if (problem === 'tooSoon' && error instanceof PlatformError) change({ nextAt: client.clock.now() + error.after })
      change({ stake: 0, problem, error })
    },
    onUnknown: () => {
      change({ stake: 0 })
      // No other round can be played until this outcome is known; a page that cannot continue stops immediately.
      void refresh().catch((error: unknown) => stops(error) && onStopped(error))
    },
  })

  async function refresh() {
    const before = played.current
    const state = await getPlayState(client)
    // A round has begun since: what it answers is newer.
    if (played.current !== before) return
    setTable((now) => ({
      ...now,
      balance: state.balance,
      nextAt: nextAfter(state.rounds[0]),
      problem: now.problem === 'insufficient' ? undefined : now.problem,
    }))
    onRefreshed(state)
  }

  function nextAfter(last: PlayRound | undefined) {
    return last && minimumRoundDuration ? last.at + minimumRoundDuration : 0
  }

  function play(bet: Bet) {
    if (sending.busy || table.showing || waiting) return
    played.current++
    change({ stake: bet.amount, problem: undefined, resumed: false })
    void sending.submit(bet)
  }

  function shown() {
    const answer = table.showing
    if (!answer) return
    change({ balance: answer.balance, stake: 0, showing: undefined, nextAt: nextAfter(answer.round) })
    onShown(answer)
  }

  const phase: Phase = table.showing
    ? 'showing'
    : sending.status === 'sending'
      ? 'asking'
      : sending.status === 'checking'
        ? 'checking'
        : 'idle'
  return {
    phase,
    round: table.round,
    balance: table.balance - table.stake,
    /** Of the running round. */
    stake: table.stake,
    problem: table.problem,
    error: table.error,
    resumed: table.resumed ?? false,
    /** The market's least time since the last round is not over. */
    waiting,
    /** Set while the outcome of the last round is unknown: no other can be played. */
    unknown:
      sending.status === 'unknown'
        ? { requestId: sending.error.requestId ?? sending.error.key, onCheck: () => void sending.checkAgain() }
        : undefined,
    play,
    shown,
    /** Reads the balance and the last rounds again; without an answer they stay. */
    refresh: () => void refresh().catch((error: unknown) => stops(error) && onStopped(error)),
  }
}

export type RoundView = ReturnType<typeof useRound>

const stops = (error: unknown): error is PlatformError =>
  error instanceof PlatformError &&
  (['sessionExpired', 'sessionReplaced', 'maintenance', 'permission'].includes(error.kind) || error.code === 'game.maintenance')

/** Why a round failed; it was not played. */
export function problemOf(error: unknown): RoundProblem {
  if (!(error instanceof PlatformError)) return 'failedRound'
  if (error.code === 'wallet.insufficient') return 'insufficient'
  if (limitOf(error)) return 'limit'
  if (error.code === 'play.tooSoon') return 'tooSoon'
  if (error.code === 'network.unseen') return 'unseenRound'
  return error.kind === 'network' ? 'offlineRound' : 'failedRound'
}
