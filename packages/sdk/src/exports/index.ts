export { createClient } from '../core/createClient.ts'
export { defineCall } from '../core/defineCall.ts'
export { gatewayIds, platform } from '../core/platform.ts'
export { randomId as newIdempotencyKey } from '../core/randomId.ts'
export { SessionInfo } from '../core/SessionInfo.ts'
export { minor } from '../core/Minor.ts'
export { messageKeys } from '../texts/messageKeys.ts'
export {
  AbortedError,
  BusinessError,
  CaptchaRequiredError,
  ConflictError,
  ContractError,
  CryptoUnavailableError,
  MaintenanceError,
  NetworkError,
  OutcomeUnknownError,
  PermissionError,
  PlatformError,
  PopupBlockedError,
  RateLimitedError,
  RegionRestrictedError,
  ServerError,
  SessionExpiredError,
  SessionReplacedError,
  ValidationError,
} from '../core/errors.ts'
export type { Client, ClientOptions, PublicKey } from '../core/Client.ts'
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
export type { Dialect } from '../core/Dialect.ts'
export type { Seal, Unsealed } from '../core/encryption/Seal.ts'
export type { Clock } from '../core/clock.ts'
export type { ErrorCode, ErrorDetails, ErrorKind, Outcome } from '../core/PlatformError.ts'
export type { KnownCode, MessageKey } from '../texts/messageKeys.ts'
export type { Minor } from '../core/Minor.ts'
export type { Session, SessionEndedError } from '../core/session.ts'
