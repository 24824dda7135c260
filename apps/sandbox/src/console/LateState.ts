import * as z from 'zod/mini'

/** States of an account that take time, or an answer of the government's register. */
export const lateStates = {
  impeded: { state: 'impeded', forMs: 48 * 3_600_000 },
  mayReturn: { state: 'excluded', forMs: 0 },
} as const

/** In which state a new member is: kept from betting by a rule of the government, or after the time of an exclusion. */
export const LateState = z.optional(z.enum(['impeded', 'mayReturn']))
