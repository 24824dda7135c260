import type { Language } from './CallContext.ts'
import type { Patience, PublicKey } from './Client.ts'
import type { ClientHooks } from './ClientHooks.ts'
import type { Dialect } from './Dialect.ts'
import type { SessionInfo } from './SessionInfo.ts'

/** What `createClient` needs: gateway, merchant and language. It throws a `PlatformError` if a value is wrong. */
export interface ClientOptions extends Patience {
  /**
   * `url` is the gateway's address with its scheme, `https://gateway.example`; '' = the origin of the page.
   * A non-empty `publicKeys` refuses every other key; [] trusts the gateway's key call.
   */
  gateway: { url: string; publicKeys: readonly PublicKey[] }
  /** Merchant code, as the gateway knows it. */
  merchant: string
  /** Code of the merchant of trial accounts. */
  trialMerchant: string
  /** Of answers: a constant, or a function if a player may change it. */
  language: Language | (() => Language)
  /** The session that a storage persisted. Anything but a session is as none. */
  session?: SessionInfo | undefined
  /** True inside an installed app. */
  standalone?: () => boolean
  /** How the token travels: header, or the query of reads by GET for gateways that insist. */
  tokenTransport?: 'header' | 'query'
  fetch?: typeof globalThis.fetch
  /** For gateways that differ from the contract. */
  dialect?: Dialect
  /**
   * Calls are sent at once, but neither an answer nor a failure is passed on before this resolves: what a prerendered page shows stays
   * until it is hydrated.
   */
  holdAnswersUntil?: Promise<unknown>
  /** For logs, metrics and traces. */
  hooks?: ClientHooks
  /** Called with the number of invalid items dropped from a list. */
  onDropped?: (call: string, items: number) => void
}
