import type { Jurisdiction } from '../games/Jurisdiction.ts'
import { type BridgeField, color, count, flag, locale, oneOf, optional, word } from './fields.ts'

/** Messages of one direction: the fields of each type. */
export type MessageTable = Record<string, Record<string, BridgeField<unknown>>>

/** What the site (host) sends to a game. */
export const hostMessages = {
  /** The rules of the market for the game, as the launch answered them: the first message after `ready`. Without it there are none. */
  jurisdiction: {
    socialCasino: flag,
    disabledFullscreen: flag,
    disabledTurbo: flag,
    disabledSuperTurbo: flag,
    disabledAutoplay: flag,
    disabledSlamstop: flag,
    disabledSpacebar: flag,
    disabledBuyFeature: flag,
    displayNetPosition: flag,
    displayRTP: flag,
    displaySessionTimer: flag,
    minimumRoundDuration: count,
    rtpMin: /* @__PURE__ */ optional(count),
    realityCheckMs: /* @__PURE__ */ optional(count),
  } satisfies Record<keyof Jurisdiction, BridgeField<unknown>>,
  /** Start no round and stop sounds until `resume`; a running round ends as usual. */
  pause: { reason: /* @__PURE__ */ oneOf('deposit', 'check', 'idle', 'limit', 'protected', 'away') },
  /** Play goes on. `balance` in cents where it has changed meanwhile. */
  resume: { balance: /* @__PURE__ */ optional(count) },
  mute: { muted: flag },
  /** The look of the site. */
  theme: { scheme: /* @__PURE__ */ oneOf('light', 'dark'), brand: color },
  language: { locale },
  /** Finish the running round, then answer with `exit`. */
  close: {},
}

/** What a game sends to the site. Amounts are cents. */
export const gameMessages = {
  /** The game can be played. Again after each reload. */
  ready: {},
  /** A stake was sent. `roundId` is the game's own. */
  roundStarted: { roundId: word, stake: count },
  /** The result has been shown. `stake` is 0 where nothing was charged. */
  roundEnded: { roundId: word, stake: count, payout: count },
  /** The balance that the game shows. */
  balance: { balance: count },
  /** `code` is that of the gateway, or the game's own; `fatal` if the game cannot go on. */
  error: { code: word, fatal: flag },
  /** The balance does not cover the stake, and the player wants to deposit. */
  needDeposit: {},
  /** The player left in the game itself, or the game has followed `close`. */
  exit: {},
}

type Values<F> = { [K in keyof F as F[K] extends { mayBeMissing: true } ? never : K]: F[K] extends BridgeField<infer T> ? T : never } & {
  [K in keyof F as F[K] extends { mayBeMissing: true } ? K : never]?: F[K] extends BridgeField<infer T> ? T : never
}

/** Any message of a table. */
export type MessageOf<T extends MessageTable> = { [K in keyof T & string]: { type: K } & Values<T[K]> }[keyof T & string]

export type HostMessage = MessageOf<typeof hostMessages>
export type GameMessage = MessageOf<typeof gameMessages>
