import { useState } from 'react'
import { type Client, type InputOf, type OutputOf, PlatformError } from '@platform/sdk'
import { getPlayState, type placeStake, type PlayRound, type PlayState } from '@platform/sandbox/play'
import { useKeyedMutation } from '@platform/sdk/react'
import { placeStakeMutation } from './placeStakeMutation.ts'

export type Phase = 'idle' | 'asking' | 'checking' | 'showing'
/** Why a round did not come about, as the gateway said, or because it was never sent: nothing was charged in any of them. */
export type RoundProblem = 'insufficient' | 'offlineRound' | 'unseenRound' | 'failedRound'
type Answer = OutputOf<typeof placeStake>
type Bet = InputOf<typeof placeStake>

interface Table {
  balance: number
  /** Of the round under way: taken from the balance already. */
  stake: number
  /** Being shown, or shown last. */
  round?: PlayRound
  /** Its stage has not shown it yet. */
  showing?: Answer
  problem?: RoundProblem
  /** A round from before a reload was played to its end. */
  resumed?: boolean
}

interface Listeners {
  onShown(answer: Answer): void
  /** Rounds and balance as they are now, after a round whose answer this page never got. */
  onRefreshed(state: PlayState): void
  /** The page can not go on: signed out, maintenance. */
  onStopped(error: unknown): void
}

/** One round after another: sends it once, resolves a lost answer, hands it to the stage, and settles when the stage has shown it. */
export function useRound(client: Client, { nodeId, balance }: PlayState, { onShown, onRefreshed, onStopped }: Listeners) {
  const [table, setTable] = useState<Table>({ balance, stake: 0 })
  const change = (to: Partial<Table>) => setTable((now) => ({ ...now, ...to }))

  const sending = useKeyedMutation(placeStakeMutation(client), {
    scope: nodeId,
    onDone: (answer) => {
      if (answer) return change({ round: answer.round, showing: answer })
      change({ stake: 0, resumed: true })
      // What this page shows is older than that round: without an answer it must not be played on.
      void refresh().catch(onStopped)
    },
    onFailed: (error) => {
      if (stops(error)) return onStopped(error)
      change({ stake: 0, problem: problemOf(error) })
    },
    onUnknown: () => {
      change({ stake: 0 })
      // No other round can be played until this one is known; a page that can not go on says so at once.
      void refresh().catch((error: unknown) => stops(error) && onStopped(error))
    },
  })

  async function refresh() {
    const state = await getPlayState(client)
    change({ balance: state.balance })
    onRefreshed(state)
  }

  function play(bet: Bet) {
    if (sending.busy || table.showing) return
    change({ stake: bet.amount, problem: undefined, resumed: false })
    void sending.submit(bet)
  }

  function shown() {
    const settled = table.showing
    if (!settled) return
    change({ balance: settled.balance, stake: 0, showing: undefined })
    onShown(settled)
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
    problem: table.problem,
    resumed: table.resumed ?? false,
    /** Set while it is unknown whether the last round was played: no other can be. */
    unknown:
      sending.status === 'unknown'
        ? { requestId: sending.error.requestId ?? sending.error.key, onCheck: () => void sending.checkAgain() }
        : undefined,
    play,
    shown,
  }
}

export type RoundView = ReturnType<typeof useRound>

const stops = (error: unknown): error is PlatformError =>
  error instanceof PlatformError &&
  (['sessionExpired', 'sessionReplaced', 'maintenance'].includes(error.kind) || error.code === 'game.maintenance')

/** Of a round that failed: nothing happened. */
export function problemOf(error: unknown): RoundProblem {
  if (!(error instanceof PlatformError)) return 'failedRound'
  if (error.code === 'wallet.insufficient') return 'insufficient'
  if (error.code === 'network.unseen') return 'unseenRound'
  return error.kind === 'network' ? 'offlineRound' : 'failedRound'
}
