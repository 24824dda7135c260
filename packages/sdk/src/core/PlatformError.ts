import type { KnownCode, MessageKey } from '../texts/messageKeys.ts'
import { messageKeyOf, type Texts } from './messageKeyOf.ts'

/** What went wrong, as a closed list. `business` carries the gateway's own code. */
export type ErrorKind =
  | 'network'
  | 'aborted'
  | 'contract'
  | 'sessionExpired'
  | 'sessionReplaced'
  | 'permission'
  | 'captchaRequired'
  | 'validation'
  | 'business'
  | 'rateLimited'
  | 'conflict'
  | 'outcomeUnknown'
  | 'maintenance'
  | 'regionRestricted'
  | 'server'
  | 'cryptoUnavailable'
  | 'popupBlocked'

/** Whether the gateway applied the effect of a failed call. */
export type Outcome = 'none' | 'applied' | 'unknown'

/** Codes of the SDK itself, and those of the gateway that have no text of their own. */
type PlainCode =
  | `network.${'offline' | 'timeout' | 'reset' | 'unseen'}`
  | `contract.${'size' | 'json' | 'depth' | 'schema'}`
  | `crypto.${'invalid' | 'key' | 'clock' | 'unavailable'}`
  | `request.${'key' | 'tooLarge'}`
  | `access.${'role' | 'feature'}`
  | 'aborted'
  | 'session.changed'
  | 'notFound'
  | 'merchant.unknown'
  | 'rate.limited'
  | 'server.error'

/** The code of an error: a known one, or any that a gateway adds. */
export type ErrorCode = KnownCode | PlainCode | (string & {})

/** The fields of a `PlatformError` besides its `kind` and `message`; `after` is in ms. */
export interface ErrorDetails {
  /** The gateway's code (`login.password`) or one of ours (`network.timeout`). */
  code: ErrorCode
  /** HTTP status, 0 where no answer came or its session is over. */
  status?: number
  requestId?: string
  /** True if the same call may succeed later, unchanged. */
  retryable?: boolean
  outcome?: Outcome
  /** The gateway's message beside the code. */
  value?: unknown
  /** ms to wait before the next try, from `Retry-After`. */
  after?: number
  /** The call's own codes, with the keys of their texts. */
  texts?: Texts
  cause?: unknown
}

/**
 * What all errors have in common; `PlatformError` is the union of all of them. Fields are declared only, as the constructors set them: to
 * define them as well is 40 bytes of every app.
 */
export abstract class PlatformErrorBase extends Error {
  abstract readonly kind: ErrorKind
  declare readonly code: ErrorCode
  declare readonly status: number
  declare readonly requestId: string | undefined
  declare readonly retryable: boolean
  declare readonly outcome: Outcome
  declare readonly value: unknown
  /** ms to wait before the next try; 0 = at once. */
  declare readonly after: number
  /** The text to show. */
  declare readonly messageKey: MessageKey

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause })
    this.code = details.code
    this.status = details.status ?? 0
    this.requestId = details.requestId
    this.retryable = details.retryable ?? false
    this.outcome = details.outcome ?? 'none'
    this.value = details.value
    this.after = details.after ?? 0
    this.messageKey = messageKeyOf(details.code, details.texts)
  }

  override get name() {
    return `${this.kind[0]!.toUpperCase()}${this.kind.slice(1)}Error`
  }
}
