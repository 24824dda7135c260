import * as z from 'zod/mini'
import { LateState } from '../LateState.ts'
import { LimitRequests } from '../LimitRequests.ts'

/** Which pages an action affects: the scenario's own alone, or those of its brand. */
export type Reach = 'page' | 'brand'

/** Actions of the console that a scenario can apply and undo: its switches, and the data of the new member alone. */
export const setupActions = {
  faults: 'page',
  latency: 'page',
  flags: 'brand',
  maintenance: 'brand',
  upgrading: 'brand',
  region: 'brand',
  ip: 'brand',
  audience: 'brand',
  'bets/lose': 'page',
  deposits: 'page',
  'deposits/open': 'page',
  'limits/set': 'page',
  'messages/send': 'page',
  'protection/enter': 'page',
  'registration/state': 'page',
  'withdrawals/ready': 'page',
  'withdrawals/open': 'page',
  'withdrawals/state': 'page',
  'withdrawals/settings': 'brand',
  'withdrawals/switch': 'brand',
} as const satisfies Record<string, Reach>

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** How to reach a state of a screen. Tests, Playwright, the console and the gallery open it from the same data. */
export const Scenario = z.object({
  /** `gameList/empty`: the route's name, and the state. */
  name: z.string().check(z.regex(/^[\w-]{1,40}\/[\w-]{1,60}$/)),
  /** The expected state on the screen, in a sentence. */
  about: text,
  /** Another route that the brand must have. */
  needs: z.optional(text),
  /** Only brands whose market requires this fact at the registration have it. */
  registration: z.optional(z.literal('document')),
  /** Address on the site; `{promotion}` is the id of its first promotion, `{deposit}` and `{withdrawal}` the number of the member's last one. */
  path: z.string().check(z.regex(/^\/(?!\/)[\w/?=&.%{}-]{0,300}$/)),
  /** Absent: a guest. A name is a member of the seed, anything else makes a new one. */
  member: z.optional(
    z.object({
      userName: z.optional(text),
      type: z.optional(z.int()),
      balance: z.optional(z.int().check(z.minimum(0), z.maximum(1e12))),
      firstLogin: z.optional(z.boolean()),
      identity: z.optional(z.boolean()),
      limits: LimitRequests,
      late: LateState,
    }),
  ),
  /** Calls of the console; merchant and member are filled in. */
  setup: z.array(
    z.object({ action: z.enum(Object.keys(setupActions) as (keyof typeof setupActions)[]), body: z.record(z.string(), z.unknown()) }),
  ),
  /** Steps in the browser, which the console cannot take. */
  browser: z.optional(
    z.object({
      /** The connection is lost after the site has started. */
      offline: z.optional(z.boolean()),
      /** A slow mobile network. */
      slow: z.optional(z.boolean()),
      /** Nothing can be stored. */
      storageFull: z.optional(z.boolean()),
      /** What the browser has stored before the site starts. */
      stored: z.optional(z.record(z.string(), z.string())),
      reducedMotion: z.optional(z.boolean()),
      /** 2 = 200 %. */
      textScale: z.optional(z.number()),
      /** Every text becomes longer by this factor. */
      longTexts: z.optional(z.number()),
      /** The screen's own code does not come yet, or not at all. */
      code: z.optional(z.enum(['late', 'lost'])),
    }),
  ),
})

export type Scenario = z.output<typeof Scenario>

/** A row of the console's list. */
export interface ListedScenario extends Scenario {
  /** Codes of the merchants whose sites have the screen. */
  merchants: readonly string[]
}
