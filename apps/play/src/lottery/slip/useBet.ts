import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Client, newIdempotencyKey, type OutputOf, PlatformError } from '@platform/sdk'
import { type BetLine, placeLotteryBet } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { alone } from './alone.ts'
import { findSame } from './findSame.ts'
import { BetLostError, resolveOutcome } from '../../system/resolveOutcome.ts'

export type Placed = OutputOf<typeof placeLotteryBet>
/** Why a bet did not come about. Nothing was charged in any of them. */
export type BetFailure = 'closed' | 'insufficient' | 'offline' | 'unknown' | 'tooMany' | 'refused'

export type BetState =
  | { is: 'idle' }
  | { is: 'twice'; orderNo: string }
  | { is: 'placing' }
  | { is: 'checking' }
  | { is: 'placed'; placed: Placed }
  | { is: 'failed'; why: BetFailure }

/** Places slips, one at a time. A bet whose end nobody knows keeps its key until the gateway has told it: sent again it is not taken twice. */
export function useBet(client: Client, onStopped: (error: PlatformError) => void) {
  const queries = useQueryClient()
  const [state, setState] = useState<BetState>({ is: 'idle' })
  const busy = useRef(false)
  const open = useRef<{ key: string; slip: string }>(undefined)

  /** `again`: the player knows that the same slip is bet already. */
  async function place(gameCode: string, drawId: string, lines: readonly BetLine[], again: boolean) {
    if (busy.current) return
    busy.current = true
    setState({ is: 'placing' })
    try {
      // One tab after the other, so that the second sees what the first has bet.
      setState(await alone(() => check(gameCode, drawId, lines, again)))
    } catch (error) {
      const why = failureOf(error)
      setState(why ? { is: 'failed', why } : { is: 'idle' })
      if (!why) onStopped(error as PlatformError)
    } finally {
      busy.current = false
      // A refusal may mean that the draw has changed.
      for (const queryKey of [lotteryKeys.orders(), lotteryKeys.session(), lotteryKeys.current(gameCode)])
        void queries.invalidateQueries({ queryKey })
    }
  }

  async function check(gameCode: string, drawId: string, lines: readonly BetLine[], again: boolean): Promise<BetState> {
    const slip = { drawId, lines: lines.map(({ playCode, numbers, unit, multiplier }) => ({ playCode, numbers, unit, multiplier })) }
    const text = JSON.stringify(slip)
    const repeated = open.current?.slip === text
    const same = again || repeated ? undefined : await findSame(client, gameCode, slip)
    if (same) return { is: 'twice', orderNo: same.orderNo }
    const key = repeated ? open.current!.key : newIdempotencyKey()
    open.current = { key, slip: text }
    const send = () => placeLotteryBet(client, slip, { idempotencyKey: key })
    try {
      const placed = await send().catch((error: unknown) => {
        if (!isUnknown(error)) throw error
        setState({ is: 'checking' })
        return resolveOutcome(client, key, send)
      })
      open.current = undefined
      return { is: 'placed', placed }
    } catch (error) {
      if (!(error instanceof BetLostError)) open.current = undefined
      throw error
    }
  }

  return { state, place, reset: () => setState({ is: 'idle' }) }
}

const isUnknown = (error: unknown) => error instanceof PlatformError && error.kind === 'outcomeUnknown'

/** Undefined for what ends the page: signed out, maintenance. */
export function failureOf(error: unknown): BetFailure | undefined {
  if (error instanceof BetLostError) return 'unknown'
  if (!(error instanceof PlatformError)) return 'refused'
  if (['sessionExpired', 'sessionReplaced', 'maintenance'].includes(error.kind)) return undefined
  if (error.code === 'lottery.drawClosed') return 'closed'
  if (error.code === 'wallet.insufficient') return 'insufficient'
  if (error.kind === 'rateLimited') return 'tooMany'
  return error.kind === 'network' ? 'offline' : 'refused'
}
