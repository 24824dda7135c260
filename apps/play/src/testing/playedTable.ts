import { vi } from 'vitest'
import type { PlayRound, PlayState } from '@platform/sandbox/play'
import { makeClient, newMember } from '@platform/test-kit/browser'

const SIGN = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const look = { deep: '#0b0d16', mid: '#26305e', glow: '#5b6ee1', accent: '#5ce1ff', art: '', signs: Array.from({ length: 6 }, () => SIGN) }

export const roundAt = (orderNo: string, at: number): PlayRound => ({
  orderNo,
  at,
  stake: 100,
  payout: 0,
  outcome: { kind: 'reels', symbols: [0, 1, 2], multiplier: 0 },
})

/**
 * A game that answers as the gateway does, to which only a page of the gateway's own address may speak: a round costs 1, and the session of
 * play opens with the first one.
 */
export async function playedTable() {
  const { session } = await newMember()
  const client = makeClient({ session })
  const now = client.clock.now()
  const table = { balance: 10_000, rounds: [] as PlayRound[] }
  const facts = {
    nodeId: '1',
    userName: session.userName,
    name: 'Limão Real',
    vendor: 'Nebulosa',
    kind: 'reels',
    look,
    currencySymbol: 'R$',
    timeZone: { zone: 'America/Sao_Paulo', name: 'Brasília' },
    trial: false,
    minStake: 100,
    maxStake: 10_000,
    rtp: 9600,
    pays: [200, 300, 500, 1000, 2000, 5000],
    namesPrizes: false,
    backUrl: `${location.origin}/m/home`,
  }
  const stateNow = () => ({ ...facts, ...table }) as PlayState
  const nearest = { kind: 'loss', period: 'day', value: 5000, used: 4500, left: 500, resetsAt: now + 3_600_000 }
  const answers: Record<string, () => unknown> = {
    getPlayState: stateNow,
    placeStake: () => {
      const round = roundAt(`R${table.rounds.length + 1}`, client.clock.now())
      Object.assign(table, { balance: table.balance - round.stake, rounds: [round, ...table.rounds] })
      return { round, balance: table.balance }
    },
    getPlaySession: () =>
      table.rounds.length === 0
        ? { session: null }
        : { session: { startedAt: now, lastActAt: now, stake: 100, payout: 0, bets: table.rounds.length }, nearest },
  }
  /** Answers to calls of this name wait until `release`. */
  const held: Record<string, Promise<void>> = {}
  const hold = (name: string) => {
    let resolve = () => {}
    held[name] = new Promise((done) => (resolve = done))
    return () => {
      delete held[name]
      resolve()
    }
  }
  const request = async ({ name }: { name: string }): Promise<unknown> => {
    const answer = answers[name]?.()
    await held[name]
    return answer
  }
  vi.spyOn(client, 'request').mockImplementation(request as typeof client.request)
  return { client, state: stateNow(), hold, table }
}
