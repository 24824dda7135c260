import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Client, type OutputOf, PlatformError } from '@platform/sdk'
import type { BetLine, placeLotteryBet } from '@platform/sdk/lottery'
import { lotteryKeys, placeLotteryBetMutation } from '@platform/sdk/query/lottery'
import { useKeyedMutation } from '@platform/sdk/react'
import { limitOf } from '@platform/sdk/protection'
import { findSame } from './findSame.ts'
import { tabLock } from './tabLock.ts'

export type Placed = OutputOf<typeof placeLotteryBet>
/** Why a bet was not placed: refused by the gateway, or never sent. Nothing was charged in either case. */
export type BetFailure = 'closed' | 'insufficient' | 'offline' | 'unseen' | 'tooMany' | 'limit' | 'refused'

export type BetState =
  | { status: 'idle' | 'placing' | 'checking' }
  | { status: 'twice'; orderNo: string }
  /** The outcome is unknown: no other bet until it is known. */
  | { status: 'unknown'; requestId: string; onCheck: () => void }
  /** Without `placed` the receipt is only in the records: a reload lost the answer. */
  | { status: 'placed'; placed: Placed | undefined }
  | { status: 'failed'; why: BetFailure; error: unknown }

interface Listeners {
  /** `fromThisPage` is false for a bet from before a reload: the current slip was not bet. */
  onPlaced(fromThisPage: boolean): void
  onFailed(why: BetFailure, error: unknown): void
  /** The page cannot continue: signed out, maintenance. */
  onStopped(error: PlatformError): void
}

/** Places slips, one at a time and each once. */
export function useBet(client: Client, { onPlaced, onFailed, onStopped }: Listeners) {
  const queries = useQueryClient()
  const [same, setSame] = useState<string>()
  const [sent, setSent] = useState(false)
  const bet = useKeyedMutation(placeLotteryBetMutation(client), {
    onDone: () => onPlaced(sent),
    onFailed: (error) => {
      const why = failureOf(error)
      if (why) onFailed(why, error)
      else onStopped(error as PlatformError)
    },
  })

  /** `again`: the player has confirmed to bet the same slip twice. */
  async function place(gameCode: string, drawId: string, lines: readonly BetLine[], again: boolean) {
    const slip = { drawId, lines: lines.map(({ playCode, numbers, unit, multiplier }) => ({ playCode, numbers, unit, multiplier })) }
    let release: (() => void) | undefined
    await bet.submit(async () => {
      // Tabs place bets in sequence, so that the second tab sees the bet of the first.
      release = await tabLock()
      const orderNo = again ? undefined : (await findSame(client, gameCode, slip))?.orderNo
      setSame(orderNo)
      setSent(true)
      return orderNo ? undefined : slip
    })
    release?.()
    // A refusal may mean that the draw has changed.
    void queries.invalidateQueries({ queryKey: lotteryKeys.current(gameCode) })
  }

  function reset() {
    setSame(undefined)
    bet.reset()
  }
  return { state: stateOf(), place, reset }

  function stateOf(): BetState {
    if (bet.status === 'sending') return { status: 'placing' }
    if (bet.status === 'unknown') {
      return { status: 'unknown', requestId: bet.error.requestId ?? bet.error.key, onCheck: () => void bet.checkAgain() }
    }
    if (bet.status === 'done') return { status: 'placed', placed: bet.answer }
    if (bet.status === 'failed') return { status: 'failed', why: failureOf(bet.error) ?? 'refused', error: bet.error }
    return same && bet.status === 'idle' ? { status: 'twice', orderNo: same } : { status: bet.status }
  }
}

/** Why a bet failed; it was not placed. Undefined for errors that end the page: signed out, maintenance. */
export function failureOf(error: unknown): BetFailure | undefined {
  if (!(error instanceof PlatformError)) return 'refused'
  if (['sessionExpired', 'sessionReplaced', 'maintenance'].includes(error.kind) || error.code === 'access.protected') return undefined
  if (error.code === 'lottery.drawClosed') return 'closed'
  if (error.code === 'wallet.insufficient') return 'insufficient'
  if (error.code === 'network.unseen') return 'unseen'
  if (limitOf(error)) return 'limit'
  if (error.kind === 'rateLimited') return 'tooMany'
  return error.kind === 'network' ? 'offline' : 'refused'
}
