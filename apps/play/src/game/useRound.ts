import { useRef, useState } from 'react'
import { type Client, type InputOf, newIdempotencyKey, type OutputOf, PlatformError } from '@platform/sdk'
import { placeStake, type PlayRound } from '@platform/sandbox/play'
import { BetLostError, resolveOutcome } from '../system/resolveOutcome.ts'

export type Phase = 'idle' | 'asking' | 'checking' | 'showing'
/** Why a round did not come about. Nothing was charged in any of them. */
export type RoundProblem = 'insufficient' | 'offlineRound' | 'unknownRound' | 'failedRound'
type Answer = OutputOf<typeof placeStake>
type Bet = InputOf<typeof placeStake>

interface RoundState {
  phase: Phase
  /** Being shown, or shown last. */
  round?: PlayRound
  balance: number
  problem?: RoundProblem
}

interface Listeners {
  onShown(answer: Answer): void
  /** The page can not go on: signed out, maintenance. */
  onStopped(error: PlatformError): void
}

/** One round after another: asks, makes sure of the outcome, hands it to the stage, and settles when the stage has shown it. */
export function useRound(client: Client, balance: number, { onShown, onStopped }: Listeners) {
  const [state, setState] = useState<RoundState>({ phase: 'idle', balance })
  const answer = useRef<Answer>(undefined)
  const busy = useRef(false)
  // A bet that nobody could tell the end of keeps its key: sent again it can not be taken twice.
  const open = useRef<{ key: string; bet: Bet }>(undefined)

  async function play(bet: Bet) {
    if (busy.current) return
    busy.current = true
    const same = open.current && open.current.bet.amount === bet.amount && open.current.bet.side === bet.side
    const key = same ? open.current!.key : newIdempotencyKey()
    const before = state.balance
    setState({ phase: 'asking', round: state.round, balance: before - bet.amount })
    try {
      answer.current = await ask(key, bet)
      open.current = undefined
      setState({ phase: 'showing', round: answer.current.round, balance: before - bet.amount })
    } catch (error) {
      busy.current = false
      if (error instanceof BetLostError) open.current = { key, bet }
      if (stops(error)) return onStopped(error)
      setState({ phase: 'idle', round: state.round, balance: before, problem: problemOf(error) })
    }
  }

  async function ask(key: string, bet: Bet): Promise<Answer> {
    try {
      return await placeStake(client, bet, { idempotencyKey: key })
    } catch (error) {
      if (!(error instanceof PlatformError) || error.kind !== 'outcomeUnknown') throw error
      setState((now) => ({ ...now, phase: 'checking' }))
      return resolveOutcome(client, key, () => placeStake(client, bet, { idempotencyKey: key }))
    }
  }

  function shown() {
    const settled = answer.current
    if (!settled || !busy.current) return
    busy.current = false
    setState({ phase: 'idle', round: settled.round, balance: settled.balance })
    onShown(settled)
  }

  return { ...state, play, shown }
}

const stops = (error: unknown): error is PlatformError =>
  error instanceof PlatformError &&
  (['sessionExpired', 'sessionReplaced', 'maintenance'].includes(error.kind) || error.code === 'game.maintenance')

function problemOf(error: unknown): RoundProblem {
  if (error instanceof BetLostError) return 'unknownRound'
  if (!(error instanceof PlatformError)) return 'failedRound'
  if (error.code === 'wallet.insufficient') return 'insufficient'
  return error.kind === 'network' ? 'offlineRound' : 'failedRound'
}
