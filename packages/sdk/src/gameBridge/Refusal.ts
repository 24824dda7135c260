/** Why a message was not accepted, or not sent. */
export type RefusalReason =
  /** Of another origin, or of another window. */
  | 'origin'
  | 'window'
  /** Not a plain object (from a shell: not its JSON), more fields than any message has, or a text that is too long. */
  | 'unreadable'
  | 'size'
  /** Not a message of this version of the bridge. */
  | 'version'
  | 'session'
  /** Not above the number of the message before: sent twice, or out of order. */
  | 'sequence'
  | 'type'
  /** A field is missing, wrong or unknown. */
  | 'field'
  /** Not possible now: before `ready`, a round inside a round, an end without a start. */
  | 'order'
  /** The bridge is closed. */
  | 'closed'

/** A message that had no effect. */
export interface BridgeRefusal {
  refused: RefusalReason
  /** The type or field in question, as far as it is known; at most 40 characters. */
  about?: string
}

/** @__NO_SIDE_EFFECTS__ */
export const refusal = (refused: RefusalReason, about?: unknown): BridgeRefusal =>
  typeof about === 'string' ? { refused, about: about.slice(0, 40) } : { refused }

/** True for a refusal, false for an accepted message. */
export const isRefusal = (value: object): value is BridgeRefusal => 'refused' in value
