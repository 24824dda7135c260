import type { MessageKey } from '../texts/messageKeys.ts'
import { messageKeyOf } from './messageKeyOf.ts'
import { PlatformErrorBase, type ErrorDetails } from './PlatformError.ts'

/**
 * No answer: `network.offline`, `network.timeout` or `network.reset`; `network.unseen`: the gateway reports that it never received the
 * call.
 */
export class NetworkError extends PlatformErrorBase {
  override readonly kind = 'network'
}

/** The caller's signal fired, or the session changed while the call ran. No error is shown to the player. */
export class AbortedError extends PlatformErrorBase {
  override readonly kind = 'aborted'
}

/** The answer does not match the call's description: `path` names the field. */
export class ContractError extends PlatformErrorBase {
  override readonly kind = 'contract'
  declare readonly call: string
  declare readonly path: string
  /** `games.0.nodeId`, '' for the complete answer. */
  declare readonly field: string

  constructor(at: { name: string; path: string }, field: string, details: ErrorDetails) {
    super(`${at.name} (${at.path}) answered something unexpected${field && ` at ${field}`}: ${details.code}`, details)
    this.call = at.name
    this.path = at.path
    this.field = field
  }
}

/** 401: the session expired, or there was none. */
export class SessionExpiredError extends PlatformErrorBase {
  override readonly kind = 'sessionExpired'
}

/** 401: the account signed in somewhere else. */
export class SessionReplacedError extends PlatformErrorBase {
  override readonly kind = 'sessionReplaced'
}

/** 403: role, trial account or feature. */
export class PermissionError extends PlatformErrorBase {
  override readonly kind = 'permission'
}

/** The next attempt requires a captcha: show one. `code` names the failure. */
export class CaptchaRequiredError extends PlatformErrorBase {
  override readonly kind = 'captchaRequired'
}

/** Fields that the gateway or the call's own schema refused: name → code. */
export class ValidationError extends PlatformErrorBase {
  override readonly kind = 'validation'
  declare readonly fields: Readonly<Record<string, string>>
  /** The text of the first field that has one. */
  declare readonly messageKey: MessageKey

  constructor(message: string, fields: Record<string, string>, details: ErrorDetails) {
    super(message, details)
    this.fields = fields
    const keys = [...Object.values(fields), details.code].map((code) => messageKeyOf(code, details.texts))
    this.messageKey = keys.find((key) => key !== 'unknown') ?? 'validation'
  }
}

/** The gateway refused for a business reason: see `code`. */
export class BusinessError extends PlatformErrorBase {
  override readonly kind = 'business'
}

/** 429: retry `after` ms. */
export class RateLimitedError extends PlatformErrorBase {
  override readonly kind = 'rateLimited'
}

/** The idempotency key was used with another payload. */
export class ConflictError extends PlatformErrorBase {
  override readonly kind = 'conflict'
}

/** A keyed call without an answer. Request `getTransactionStatus` with `key`; never submit again meanwhile. */
export class OutcomeUnknownError extends PlatformErrorBase {
  override readonly kind = 'outcomeUnknown'
  declare readonly key: string

  constructor(key: string, cause: PlatformError) {
    const { status, requestId } = cause
    super(`The outcome is unknown: ${cause.message}`, { code: 'outcome.unknown', status, requestId, outcome: 'unknown', cause })
    this.key = key
  }
}

/** 503: the platform is under maintenance. */
export class MaintenanceError extends PlatformErrorBase {
  override readonly kind = 'maintenance'
}

/** The visitor's country or region is blocked. */
export class RegionRestrictedError extends PlatformErrorBase {
  override readonly kind = 'regionRestricted'
}

/** The gateway failed. */
export class ServerError extends PlatformErrorBase {
  override readonly kind = 'server'
}

/** No WebCrypto (an insecure origin), or a key that the merchant does not trust. */
export class CryptoUnavailableError extends PlatformErrorBase {
  override readonly kind = 'cryptoUnavailable'
}

/** The browser blocked a new tab. */
export class PopupBlockedError extends PlatformErrorBase {
  override readonly kind = 'popupBlocked'
}

/** The only errors that the SDK throws. `kind` identifies the class; `messageKey` names the text of section 8 to show. */
export type PlatformError =
  | AbortedError
  | BusinessError
  | CaptchaRequiredError
  | ConflictError
  | ContractError
  | CryptoUnavailableError
  | MaintenanceError
  | NetworkError
  | OutcomeUnknownError
  | PermissionError
  | PopupBlockedError
  | RateLimitedError
  | RegionRestrictedError
  | ServerError
  | SessionExpiredError
  | SessionReplacedError
  | ValidationError

/** For `error instanceof PlatformError`. A class cannot have a union as its instance type: hence the cast. */
export const PlatformError = PlatformErrorBase as unknown as (abstract new () => PlatformError) & { readonly prototype: PlatformError }
