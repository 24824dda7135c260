import { randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CaptchaWork } from '@platform/sdk/account'
import type { Context } from '../../gateway/Context.ts'
import { bump, peek } from '../../gateway/counters.ts'
import { MINUTE } from '../../gateway/limit.ts'

/** Rounds of PBKDF2 in one try. At the base level at most 200,000 rounds are needed: well under a second on a cheap phone. */
const ROUNDS = 2000
const MOST_TRIES = 100
/** Each failure from an address doubles the work, up to 32 times. */
const DEAREST = 5
const WINDOW = 15 * MINUTE

/** A proof of work for the player's device, harder with every recent failure from this address. `counter` is the solution. */
export async function makeWork(context: Context, dearest = DEAREST): Promise<{ work: CaptchaWork; counter: number }> {
  const counter = randomInt(1, MOST_TRIES * 2 ** Math.min(await recentFailures(context), dearest))
  const cost = context.services.testMode ? 1 : ROUNDS
  const { parameters } = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey })
  const { algorithm, nonce, salt, keyLength, keyPrefix } = parameters
  return { work: { algorithm, nonce, salt, cost, keyLength, keyPrefix }, counter }
}

/** A wrong password or captcha: the next captcha of this address costs twice the work. */
export async function raiseWork(context: Context): Promise<void> {
  await bump(context.db, scopeOf(context), WINDOW, context.now())
}

/** Wrong passwords and captchas of this address. */
export const recentFailures = async (context: Context): Promise<number> => (await peek(context.db, scopeOf(context), context.now())).count

const scopeOf = ({ network }: Context) => `work:${network}`
