import { settleAgentRebates } from '../agents/exports.ts'
import { payDue, payLeavers, settleContracts } from '../contracts/exports.ts'
import { sweep } from '../db/sweep.ts'
import { runEffects } from '../ledger/effects.ts'
import { lapseRises } from '../limits/exports.ts'
import { closeSettled, endProtections, followImpeded, impedeDue } from '../protection/exports.ts'
import { settleRebates } from '../rebates/exports.ts'
import { sweepRegistry, type IdentityService } from '../registry/exports.ts'
import { returnEnvelopes } from '../envelopes/exports.ts'
import { drawRains } from '../rewards/exports.ts'
import { checkIdentity } from '../security/exports.ts'
import { coalesce } from '../gateway/coalesce.ts'
import type { Services } from '../gateway/Services.ts'

export interface Clocks {
  /** Runs everything that is due now; resolves when it is done. */
  act(): Promise<void>
  /** Stops timers and background work, and waits for running work to finish. */
  pause(): Promise<void>
}

const SWEEP_MS = 300_000
const DRAWS_MS = 5000
const EFFECTS_MS = 5000

/** Everything that the gateway does on its own: settlements, draws, payments, expiries. Each process runs them; none leads. */
export function startClocks(services: Services, identity: IdentityService): Clocks {
  const { draws, keys, payments, vault, now } = services
  const { db } = services.database
  const kyc = { kyc: checkIdentity({ ...services, db, service: identity }) }
  const contracts = { contractsDue: payDue(services) }
  let isPaused = false
  // One run at a time: on a busy day it may take longer than the interval.
  const oneAtATime = (what: string, run: () => Promise<unknown>) =>
    coalesce(
      async () => isPaused || run(),
      (error) => console.error(`${what}:`, error),
    )
  const tidy = oneAtATime('sweep', async () => {
    await keys.renew()
    await sweep(db, now())
    await lapseRises(db, now())
    await settleRebates(services)
    await settleAgentRebates(db, now(), services.merchants)
  })
  // In parallel: a slow bank delays no identity check.
  const lanes = [
    async () => {
      await payments.keepUp()
      await runEffects(db, payments.effects, now)
    },
    () => runEffects(db, kyc, now),
    // A prize is paid with or without a request.
    () => drawRains(db, { vault, now: now() }),
    async () => {
      await settleContracts(services)
      await payLeavers(services)
      await runEffects(db, contracts, now)
    },
    () => returnEnvelopes(db, now()),
    () => sweepRegistry(services),
    async () => {
      await endProtections(db, now())
      await closeSettled(services)
      await impedeDue(services)
      await followImpeded(services)
    },
  ].map((run) => oneAtATime('effects', run))
  const act = async () => void (await Promise.all(lanes.map((lane) => lane())))

  const timers = [
    setInterval(() => void tidy(), SWEEP_MS),
    setInterval(() => void draws.keepUp(), DRAWS_MS),
    setInterval(() => void act(), EFFECTS_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    act,
    async pause() {
      timers.forEach(clearInterval)
      isPaused = true
      await Promise.all([draws.idle(), tidy(), act()])
    },
  }
}
