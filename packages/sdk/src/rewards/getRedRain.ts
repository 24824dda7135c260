import { defineCall } from '../core/defineCall.ts'
import { count, flag, id, int, money, oneOf, text } from '../core/fields.ts'
import { list, optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** How many packets hold between two amounts. */
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
  /** Names it in the other calls. */
  id,
  /** Name, in the language of the request. */
  title: text,
  /** How far it is. */
  state: oneOf('upcoming', 'open', 'closed', 'drawn'),
  /** From then on tickets are given. */
  openTime: int,
  /** From then on no more. */
  closeTime: int,
  /** From then on the result is known. */
  drawTime: int,
  /** What it gives away in all. */
  pool: money,
  /** In so many packets. */
  packets: count,
  /** The smallest packet. */
  smallest: money,
  /** The largest packet. */
  largest: money,
  /** What a packet holds on average. */
  mean: money,
  /** How the packets spread. */
  bands: optionalList(RainBand),
  /** The promise: SHA-256 of `<id>:<pool>:<packets>:<seed>`, the pool in cents. */
  hash: text,
  /** What must be bet before a packet is cash, in multiples of it; 0 = cash at once. */
  multiple: count,
  /** How many tickets there are. */
  tickets: count,
  /** The member's own ticket, '' = none. */
  ticket: text,
  /** What it won, once drawn; 0 = nothing. */
  amount: z.optional(money),
  /** Some who won, once drawn: the largest packets first. */
  winners: optionalList(
    z.object({
      /** Masked. */
      name: text,
      /** What the packet held. */
      amount: money,
    }),
  ),
})
export type RainSession = z.output<typeof RainSession>

/** The rains of the merchant: the last ones, the one that is open, the next ones; and whether the member may take part. Spec 2.1. */
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
    /** In the order of their opening. */
    sessions: list(RainSession),
    /** The member may take a ticket. */
    eligible: flag,
    /** Valid bets of the last days that it takes; 0 = none. */
    stake: money,
    /** What the member has of them. */
    wagered: money,
    /** How many days count. */
    days: count,
  }),
})
