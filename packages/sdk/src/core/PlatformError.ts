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

/** Whether the gateway applied the effect of a call that failed. */
export type Outcome = 'none' | 'applied' | 'unknown'

export interface ErrorDetails {
  /** The gateway's code (`login.password`) or one of ours (`network.timeout`). */
  code: string
  /** HTTP status, 0 where no answer came. */
  status?: number
  requestId?: string
  retryable?: boolean
  outcome?: Outcome
  cause?: unknown
}

/** The only thing that is ever thrown out of the SDK. `messageKey` names the text of section 8 to show. */
export abstract class PlatformError extends Error {
  abstract readonly kind: ErrorKind
  readonly code: string
  readonly status: number
  readonly requestId: string | undefined
  readonly retryable: boolean
  readonly outcome: Outcome

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause })
    this.name = new.target.name
    this.code = details.code
    this.status = details.status ?? 0
    this.requestId = details.requestId
    this.retryable = details.retryable ?? false
    this.outcome = details.outcome ?? 'none'
  }

  abstract get messageKey(): string
}
