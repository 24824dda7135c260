import * as z from 'zod/mini'
import { bilingual, decided } from './cited.ts'

const ms = z.int().check(z.positive())
const limitKind = z.enum(['deposit', 'loss', 'stake', 'bets', 'time'])

/** A time as people name it, in ISO 8601: `PT24H`, `P7D`, `P3M`. */
const duration = z.string().check(z.regex(/^P(T\d+H|\d+[DWMY])$/))

/** What a player may choose from: these, all between two, or no end, with the time after which a request may end it. */
const durations = z.strictObject({
  choices: z.optional(z.array(duration)),
  between: z.optional(z.tuple([duration, duration])),
  openEnded: z.optional(z.strictObject({ revocableAfter: z.optional(duration) })),
})

/** Numbers and switches of a market. The merchant decides one that is absent. */
export const MarketNumbers = z.strictObject({
  /** Years. */
  minimumAge: decided(z.int().check(z.gte(18))),
  /** After so long without an act of the player a session is locked. */
  idleMs: decided(ms),
  /** How long a higher limit waits, and within which time the player then confirms it. */
  coolingMs: decided(ms),
  confirmWithinMs: decided(ms),
  limitKinds: decided(z.array(limitKind)),
  /** `set`: no registration without them. `decide`: "no limit" has to be confirmed. `offer`: the form has them. */
  limitsRequiredAtRegistration: decided(z.strictObject({ kinds: z.array(limitKind), how: z.enum(['set', 'decide', 'offer']) })),
  /** In which the days of its limits begin, and how it is named beside a time. */
  timeZone: decided(z.strictObject({ zone: z.string(), name: bilingual })),
  /** Fixed frames in that time zone; a week begins on Monday. */
  periods: decided(z.array(z.enum(['day', 'week', 'month']))),
  breaks: decided(durations),
  exclusions: decided(durations),
  /** Id of the link to the register of everyone who is excluded from the whole market. */
  centralExclusion: decided(z.string()),
  /** A register of persons who may not bet: queried at registration, at the first sign-in of a day, and for each open account so often. */
  personRegistry: decided(z.strictObject({ everyMs: ms })),
  /** How many times a bonus may have to be bet, at most. */
  wageringMax: decided(z.int()),
  /** No offer requires bets on more than one kind of product. */
  oneProductPerOffer: decided(z.boolean()),
  /** Least average return of a game, in basis points. */
  rtpMin: decided(z.int()),
  /** Least time from the start of a round to the next one. */
  cycleMs: decided(z.strictObject({ slot: ms, other: z.optional(ms) })),
  autoplay: decided(z.boolean()),
  turbo: decided(z.boolean()),
  /** Within which time a prize is credited. */
  prizeWithinMs: decided(ms),
  /** Who may play with play money: everyone, or members whose age is verified. */
  demo: decided(z.enum(['verified', 'open'])),
  oneAccountPerDocument: decided(z.boolean()),
  /** What an identity has to be accepted before. */
  identityBefore: decided(z.enum(['play', 'withdraw'])),
  /** Ending of the name of a site's host. */
  domainSuffix: decided(z.string().check(z.startsWith('.'))),
  /** How often play stops for its sum, and what else the player may choose. */
  realityCheckMs: decided(z.strictObject({ usual: ms, choices: z.array(ms) })),
  /** Whether a player may cancel a requested withdrawal. */
  cancelWithdrawal: decided(z.boolean()),
  /** How many times a deposit may have to be bet before it is withdrawn, at most. */
  depositTurnoverMax: decided(z.int()),
  openBetsOnExclusion: decided(z.enum(['settle', 'void'])),
  /** Whether the agreement of a registration starts ticked (2.10). The age box never does. */
  agreeStartsTicked: decided(z.boolean()),
})
