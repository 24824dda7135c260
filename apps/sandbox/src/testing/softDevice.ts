import { generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { Client } from '@platform/sdk'
import { getRefreshChallenge, refreshMessage, signInByRefreshToken } from '@platform/sdk/account'

/** A device that can be remembered, in software: a key, and any number of tokens. */
export function softDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const tokens = Array.from({ length: 6 }, () => randomBytes(32).toString('base64url'))
  const signed = (message: string, key = privateKey) =>
    sign('sha256', Buffer.from(message), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  /** Signs a challenge, of `extra` or a new one, with all that the signature covers. */
  async function form(client: Client, from: number, to = from + 1, { key, ...extra }: Extra = {}) {
    const challenge = extra.challenge ?? (await getRefreshChallenge(client)).challenge
    const pair = { refreshToken: tokens[from]!, nextToken: tokens[to]! }
    const signature = signed(refreshMessage({ challenge, merchant: client.merchant, ...pair }), key)
    return { challenge, ...pair, signature, ...extra }
  }
  return {
    tokens,
    form,
    /** Sent with the password. */
    remember: { deviceKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'), refreshToken: tokens[0]! },
    /** Signs in with token `from`, which token `to` replaces. */
    signIn: async (client: Client, from: number, to?: number, extra?: Extra) =>
      signInByRefreshToken(client, await form(client, from, to, extra)),
  }
}

type Extra = Partial<Parameters<typeof signInByRefreshToken>[1]> & { key?: KeyObject }
