import { type Client, createClient } from '@platform/sdk'
import { describe, expect, it } from 'vitest'
import { placeStake } from '@platform/sandbox/play'
import { BetLostError, resolveOutcome } from './resolveOutcome.ts'

const round = { orderNo: 'A1', stake: 100, payout: 0, outcome: { kind: 'wheel', segment: 0, multiplier: 0 }, at: 1 }
const resolve = (client: Client) =>
  resolveOutcome(client, 'k1', () => placeStake(client, { amount: 100 }, { idempotencyKey: 'k1' }), [0, 0, 0, 0])

/** A gateway that tells these states one after the other, then the round. `lost` = no answer at all. */
function gateway(states: (string | 'lost')[]) {
  const asked: string[] = []
  const answer = (value: unknown) => Response.json({ success: true, value })
  const client = createClient({
    gateway: { url: 'http://x', publicKeys: [] },
    merchant: 'm',
    trialMerchant: 'm',
    language: () => 'PT',
    fetch: async (url, init) => {
      const address = new URL(url as string)
      const { pathname } = address
      const key = new Headers(init?.headers).get('Idempotency-Key')
      asked.push(`${pathname.split('/').at(-1)} ${key ?? address.searchParams.get('key')}`)
      if (pathname.endsWith('/stake')) return answer({ round, balance: 900 })
      const state = states.shift() ?? 'unknown'
      return state === 'lost' ? new Response('', { status: 502 }) : answer({ state })
    },
  })
  return { client, asked }
}

describe('a bet whose answer got lost', () => {
  it('[7.6] is asked for by its key until it is applied, and its round is fetched with that key', async () => {
    const { client, asked } = gateway(['running', 'running', 'applied'])
    await expect(resolve(client)).resolves.toEqual({ round, balance: 900 })
    expect(asked).toEqual(['status k1', 'status k1', 'status k1', 'stake k1'])
  })

  it('[7.6] is given up only after the gateway said twice that it never saw it', async () => {
    const { client, asked } = gateway(['unknown', 'unknown'])
    await expect(resolve(client)).rejects.toBeInstanceOf(BetLostError)
    expect(asked).toEqual(['status k1', 'status k1'])
  })

  it('[7.6] is never sent anew while nobody knows', async () => {
    const { client, asked } = gateway(['running', 'running', 'running', 'running'])
    await expect(resolve(client)).rejects.toBeInstanceOf(BetLostError)
    expect(asked.every((call) => call === 'status k1')).toBe(true)
  })
})
