import type { ErrorDetails } from '../PlatformError.ts'
import * as errors from '../errors.ts'

/** The content of a failure answer: `{ success: false, errorCode, message, value }`, any of it missing or wrong. */
export interface Failure {
  errorCode?: unknown
  message?: unknown
  value?: unknown
}

/** The error class of a failure answer: by its code first, by its status if the code does not determine it. */
export function errorOf(failure: Failure, details: Omit<ErrorDetails, 'code'> & { status: number }): errors.PlatformError {
  const { status } = details
  const code = textOf(failure.errorCode) || codeOf(status)
  const message = textOf(failure.message) || code
  const value = typeof failure.value === 'object' && failure.value ? (failure.value as Record<string, unknown>) : {}
  const all = { ...details, code, value }
  const about = code.split('.')[0]

  if (value.captcha === true) return new errors.CaptchaRequiredError(message, all)
  if (about === 'validation') return new errors.ValidationError(message, fieldsOf(value.fields), all)
  if (code === 'session.replaced') return new errors.SessionReplacedError(message, all)
  if (status === 401 || about === 'session') return new errors.SessionExpiredError(message, all)
  if (about === 'region') return new errors.RegionRestrictedError(message, all)
  // Refused before any effect.
  if (about === 'system') return new errors.MaintenanceError(message, { ...all, outcome: 'none' })
  if (code === 'idempotency.running') return new errors.ConflictError(message, { ...all, retryable: true, outcome: 'unknown' })
  if (about === 'idempotency') return new errors.ConflictError(message, all)
  if (status === 403 || about === 'access') return new errors.PermissionError(message, all)
  if (status === 429 || about === 'rate') return new errors.RateLimitedError(message, { ...all, retryable: true })
  if (status >= 500) return new errors.ServerError(message, { ...all, retryable: true })
  return new errors.BusinessError(message, { ...all, retryable: status === 408 || status === 425 })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const codes: Record<number, string> = { 401: 'session.expired', 403: 'access.role', 409: 'idempotency.running', 429: 'rate.limited' }

const codeOf = (status: number) => codes[status] ?? (status >= 500 ? 'server.error' : 'unknown')

function fieldsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || !fields) return {}
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, String(code)]))
}
