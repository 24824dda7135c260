import { defineCall } from '@platform/sdk'
import * as z from 'zod/mini'
import { Outcome } from '../db/Outcome.ts'

// Calls of the game pages, under /play/api. Amounts are integer cents, unlike in calls of the wire.

export const PlayRound = z.object({ orderNo: z.string(), stake: z.number(), payout: z.number(), outcome: Outcome, at: z.number() })
export type PlayRound = z.infer<typeof PlayRound>

const Look = z.object({
  deep: z.string(),
  mid: z.string(),
  glow: z.string(),
  accent: z.string(),
  art: z.string(),
  /** Pictures of the reel's symbols, the most valuable last; in a match those of the two clubs. */
  signs: z.array(z.string()),
})

export const PlayState = z.object({
  nodeId: z.string(),
  /** Name of the player: a request of one player is not resumed for another. */
  userName: z.string(),
  name: z.string(),
  vendor: z.string(),
  kind: z.enum(['reels', 'wheel', 'match']),
  look: Look,
  balance: z.number(),
  currencySymbol: z.string(),
  /** In which the page shows times: of the IANA list, and its name beside a time. */
  timeZone: z.object({ zone: z.string(), name: z.string() }),
  /** Play money: a trial account. */
  trial: z.boolean(),
  minStake: z.number(),
  maxStake: z.number(),
  /** Hundredths of a percent. */
  rtp: z.number(),
  /** Payouts in hundredths of the stake: of three equal symbols, by symbol; of the wheel's fields; of home, draw and away. */
  pays: z.array(z.number()),
  /** Least time from the start of a round to the next one, ms; 0 where the market has none. */
  minimumRoundDuration: z.number(),
  /** The market has the bar of a game name its prizes. */
  namesPrizes: z.boolean(),
  backUrl: z.string(),
  rounds: z.array(PlayRound),
})
export type PlayState = z.infer<typeof PlayState>

/**
 * Exchanges a launch ticket for a session of one game and one wallet. The page generates the token, so that it can repeat the
 * request after a lost answer: the same ticket with the same token opens the same session, with another token it is refused.
 */
export const openPlay = defineCall({
  name: 'openPlay',
  method: 'POST',
  path: '/play/api/open',
  access: 'guest',
  retry: 'idempotent',
  section: '7.3',
  shown: false,
  input: z.object({ ticket: z.string(), token: z.string() }),
  output: PlayState,
})

/** The current state that the page shows. */
export const getPlayState = defineCall({
  name: 'getPlayState',
  method: 'GET',
  path: '/play/api/state',
  access: 'guest',
  section: '7.3',
  shown: false,
  input: z.object({}),
  output: PlayState,
})

/** One round: takes the stake, decides, pays. `side` is for matches. The same key gives the same round. */
export const placeStake = defineCall({
  name: 'placeStake',
  method: 'POST',
  path: '/play/api/stake',
  access: 'guest',
  retry: 'keyed',
  timeout: 8000,
  section: '7.3',
  shown: false,
  input: z.object({ amount: z.number(), side: z.optional(z.enum(['home', 'draw', 'away'])) }),
  output: z.object({ round: PlayRound, balance: z.number() }),
})

/** A settled round as it was, in the game as it is today, and nothing of the wallet. */
export const Replay = z.extend(
  z.pick(PlayState, {
    name: true,
    vendor: true,
    kind: true,
    look: true,
    currencySymbol: true,
    timeZone: true,
    rtp: true,
    pays: true,
    backUrl: true,
  }),
  { round: PlayRound },
)
export type Replay = z.infer<typeof Replay>

/** The round that a ticket of `getRoundReplay` shows again, for 60 s. It opens no session: nothing can be bet with it. */
export const getReplay = defineCall({
  name: 'getReplay',
  method: 'GET',
  path: '/play/api/replay',
  access: 'guest',
  section: '7.4',
  shown: false,
  input: z.object({ ticket: z.string() }),
  output: Replay,
})

export const playCalls = [openPlay, getPlayState, placeStake, getReplay]
