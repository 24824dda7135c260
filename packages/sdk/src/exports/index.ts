export * from '../core/createClient.ts'
export * from '../core/defineCall.ts'
export { gatewayIds, platform } from '../core/platform.ts'
export { randomId as newIdempotencyKey } from '../core/randomId.ts'
export * from '../core/SessionInfo.ts'
export { minor } from '../core/Minor.ts'
export * from '../texts/messageKeys.ts'
export * from '../core/errors.ts'
export * from '../core/Client.ts'
export type {
  Access,
  Call,
  CallContext,
  CallDescription,
  CallOptions,
  InputOf,
  Language,
  Method,
  OutputOf,
  RetryClass,
} from '../core/Call.ts'
export * from '../core/Dialect.ts'
export * from '../core/encryption/Seal.ts'
export type { Clock } from '../core/clock.ts'
export type { ErrorCode, ErrorDetails, ErrorKind, Outcome } from '../core/PlatformError.ts'
export type { Minor } from '../core/Minor.ts'
export type { Session, SessionEndedError } from '../core/session.ts'
