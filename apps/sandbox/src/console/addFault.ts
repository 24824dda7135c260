import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import type { Fault } from '../gateway/ConsoleSettings.ts'

const name = z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/)))

/** A tester's description of a fault; see `Fault`. */
export const FaultBody = z.object({
  path: z.string().check(z.regex(/^\/[\w/.*-]{0,200}$/)),
  method: z.optional(z.enum(['GET', 'POST', 'PUT', 'DELETE'])),
  kind: z.enum(['drop', 'delay', 'error', 'garble', 'cut', 'empty', 'refuse']),
  when: z._default(z.enum(['before', 'after']), 'before'),
  delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  errorCode: name,
  times: z.optional(z.int().check(z.minimum(1))),
  address: z.optional(z.string()),
  merchant: name,
  userName: name,
  sessions: z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,100}$/)))),
  addresses: z.optional(z.array(z.string().check(z.maxLength(100)))),
})

/** Adds it to the others. */
export async function addFault(body: z.infer<typeof FaultBody>, { console: state, merchants }: Services): Promise<Fault> {
  if (body.merchant && !merchants.find(body.merchant)) throw notFound()
  const fault: Fault = { id: randomUUID(), ...body, ...(body.kind === 'empty' && { when: 'after' }) }
  await state.set('faults', [...state.current().faults, fault])
  return fault
}
