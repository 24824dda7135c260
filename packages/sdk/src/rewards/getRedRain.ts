import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, money, oneOf, text } from '../core/wire/fields.ts'
import { list, optionalList } from '../core/wire/list.ts'

/** How many packets have an amount in this range. */
export const RainBand = z.object({
  /** The smallest amount of the band. */
  from: money,
  /** The largest one. */
  to: money,
  /** How many packets are in it. */
  packets: count,
})
export type RainBand = z.output<typeof RainBand>

/** A red rain: announced, open, closed and about to be drawn, or drawn. Times in ms of the server's clock. */
export const RainSession = z.object({
  /** Identifies it in the other calls. */
  id,
  /** Name, in the language of the request. */
  title: text,
  /** Its state. */
  state: oneOf('upcoming', 'open', 'closed', 'drawn'),
  /** Tickets are available from then on. */
  openTime: int,
  /** Tickets are no longer available from then on. */
  closeTime: int,
  /** The result is available from then on. */
  drawTime: int,
  /** Total amount given away. */
  pool: money,
  /** Number of packets. */
  packets: count,
  /** The smallest packet. */
  smallest: money,
  /** The largest packet. */
  largest: money,
  /** Average amount of a packet. */
  mean: money,
  /** Distribution of the packets. */
  bands: optionalList(RainBand),
  /** The commitment: SHA-256 of `<id>:<pool>:<packets>:<seed>`, the pool in cents. */
  hash: text,
  /** Turnover required before a packet is cash, in multiples of it; 0 = cash at once. */
  multiple: count,
  /** Number of tickets. */
  tickets: count,
  /** The member's own ticket, '' = none. */
  ticket: text,
  /** Its prize, once drawn; 0 = nothing. */
  amount: z.optional(money),
  /** Some of the winners, once drawn: the largest packets first. */
  winners: optionalList(
    z.object({
      /** Masked. */
      name: text,
      /** Amount of the packet. */
      amount: money,
    }),
  ),
})
export type RainSession = z.output<typeof RainSession>

/** The rains of the merchant: the last ones, the open one, the next ones; and whether the member may take part. Spec 2.1. */
export const getRedRain = defineCall({
  name: 'getRedRain',
  method: 'GET',
  path: '/wps/member/redRain',
  module: 'REWCEN3',
  access: 'player',
  section: '7.1',
  shown: false,
  fixed: ({ language }) => ({ language }),
  input: z.object({}),
  output: z.object({
    /** In the order in which they open. */
    sessions: list(RainSession),
    /** The member may take a ticket. */
    eligible: flag,
    /** Required valid bets of the last days; 0 = none. */
    stake: money,
    /** The member's valid bets so far. */
    wagered: money,
    /** Number of days that count. */
    days: count,
  }),
})
