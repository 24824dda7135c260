import { type BridgeField, cents, color, flag, locale, oneOf, optional, word } from './fields.ts'

/** Messages of one direction: the fields of each type. */
export type MessageTable = Record<string, Record<string, BridgeField<unknown>>>

/** What the site (host) sends to a game. */
export const hostMessages = {
  /** Start no round and stop sounds until `resume`; a running round ends as usual. */
  pause: { reason: /* @__PURE__ */ oneOf('deposit', 'check', 'idle', 'limit', 'protected', 'away') },
  /** Play goes on. `balance` in cents where it has changed meanwhile. */
  resume: { balance: /* @__PURE__ */ optional(cents) },
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
  roundStarted: { roundId: word, stake: cents },
  /** The result has been shown. `stake` is 0 where nothing was charged. */
  roundEnded: { roundId: word, stake: cents, payout: cents },
  /** The balance that the game shows. */
  balance: { balance: cents },
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
