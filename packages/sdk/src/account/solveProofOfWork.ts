import type { Client } from '../core/Client.ts'
import { getProofOfWork } from './getProofOfWork.ts'
import { solveCaptchaWork } from './solveCaptchaWork.ts'

/**
 * Does the work of `getProofOfWork` and returns the call option `proof`, for one `login`, `signInByRefreshToken` or `register`; undefined
 * if the gateway has no work for this address. Takes about 0.2 s on a cheap phone, off the main thread.
 */
export async function solveProofOfWork(client: Client, { signal }: { signal?: AbortSignal } = {}): Promise<string | undefined> {
  const { challenge, work } = await getProofOfWork(client, {}, { signal })
  const counter = await solveCaptchaWork(work, { signal })
  return counter === undefined ? undefined : `${counter}.${challenge}`
}
