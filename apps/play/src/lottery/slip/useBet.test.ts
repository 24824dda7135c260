import { createClient, NetworkError, PlatformError } from '@platform/sdk'
import { getWalletBalance } from '@platform/sdk/wallet'
import { expect, test } from 'vitest'
import { failureOf } from './useBet.ts'

/** The client's error for an answer. */
async function failure(status: number, errorCode: string): Promise<unknown> {
  const client = createClient({
    gateway: { url: 'http://x', publicKeys: [] },
    merchant: 'm',
    trialMerchant: 'm',
    language: () => 'PT',
    session: { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: false },
    fetch: async () => Response.json({ success: false, errorCode }, { status }),
  })
  return getWalletBalance(client).catch((error: unknown) => error)
}

test.each([
  [400, 'lottery.drawClosed', 'closed'],
  [400, 'wallet.insufficient', 'insufficient'],
  [400, 'something.else', 'refused'],
  [401, 'session.expired', undefined],
  [403, 'access.protected', undefined],
])('[8] an answer %i %s is reported as %s', async (status, code, expected) => {
  const error = await failure(status, code)
  expect(error).toBeInstanceOf(PlatformError)
  expect(failureOf(error)).toBe(expected)
})

test('[8] a bet that never arrived and an internal error have texts too', () => {
  expect(failureOf(new NetworkError('', { code: 'network.unseen' }))).toBe('unseen')
  expect(failureOf(new TypeError(''))).toBe('refused')
})
