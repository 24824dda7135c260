import * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'
import { addFault, FaultBody } from './addFault.ts'

const { merchant, userName, address, sessions, addresses } = FaultBody.shape

/** For all callers, or for one brand, member or address, or for some sessions. */
export const LatencyBody = z.object({
  ms: z.int().check(z.minimum(0), z.maximum(60_000)),
  merchant,
  userName,
  address,
  sessions,
  addresses,
})

const ANYTHING = '/*'

/** A latency for some is a delay of all their calls; a new one replaces the one before. */
export async function setLatency({ ms, ...scope }: z.output<typeof LatencyBody>, services: Services): Promise<void> {
  const { console: state } = services
  if (Object.values(scope).every((one) => !one)) return state.set('latencyMs', ms)
  const others = state
    .current()
    .faults.filter((fault) => !(fault.kind === 'delay' && fault.path === ANYTHING && scopeOf(fault) === scopeOf(scope)))
  await state.set('faults', others)
  if (ms > 0) await addFault({ path: ANYTHING, kind: 'delay', when: 'before', delayMs: ms, ...scope }, services)
}

const scopeOf = (one: Omit<z.output<typeof LatencyBody>, 'ms'>) =>
  JSON.stringify([one.merchant, one.userName, one.address, one.sessions, one.addresses])
