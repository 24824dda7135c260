import type * as z from 'zod/mini'
import type { CallFeature } from '../account/FeatureFlag.ts'
import type { Access, CallContext, Method, RetryClass } from './CallContext.ts'
import type { Clock } from './clock.ts'
import type { PlatformError } from './errors.ts'
import type { Texts } from './messageKeyOf.ts'
import type { Session } from './session.ts'

/** A public key that a merchant pins: `spki` in base64. */
export interface PublicKey {
  kid: string
  spki: string
}

// One file, because these refer to each other: a client executes descriptions, and sealing a body needs the client.

/** What calls require of a client. `createClient` creates one. */
export interface Client {
  readonly merchant: string
  readonly trialMerchant: string
  /** Address of the gateway, '' for the origin of the page: `assetUrl` completes paths with it. */
  readonly gatewayUrl: string
  readonly publicKeys: readonly PublicKey[]
  /** The current session. */
  readonly session: Session
  /** The server's clock. */
  readonly clock: Clock
  /** Seals, sends, retries, decodes and validates. Throws only `PlatformError`. */
  readonly request: (call: CallDescription, input: unknown, options?: CallOptions) => Promise<unknown>
}

/** The complete description of a call. Schemas are declared wire → code: answers are decoded, inputs encoded. */
export interface CallDescription<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique name, same as the exported function. */
  name: string
  method: Method
  path: string
  /** Module id sent as `X-Module-Id`. Default `COMM3`. */
  module: string
  /** Other module ids, by the value of one input field: `{ field: 'purpose', ids: { password: 'PWRESETSMS3' } }`. */
  modules?: { field: string; ids: Readonly<Record<string, string>> }
  access: Access
  /** The session of a launched lottery page may also make it; `every`: of a launched game, too (section 7.3). */
  page?: boolean | 'every'
  /** Refused if the merchant's whitelabel has this feature off (section 3). */
  feature?: CallFeature
  /** Default `read`. */
  retry: RetryClass
  /**
   * An act of the player, which extends a session where the market locks idle ones. Default: every call that is not a read; false for what
   * the player's apps send by themselves.
   */
  act: boolean
  /** Section of the specification. */
  section: string
  /** False if the specification does not show the path and we chose it. Default true. */
  shown: boolean
  /** Body sealed as envelope E1: true when the call carries `seal`. */
  encrypted: boolean
  /** Seals the body. The call's file imports it, so that an app without sealed calls ships no cryptography. */
  seal?: Seal
  /** Body sent form-encoded (default JSON; GET and DELETE use the query). */
  form?: boolean
  /** Writes a body of files, as multipart/form-data. The call's file imports it, so that only uploads ship it. */
  multipart?: (fields: Record<string, unknown>) => FormData
  /** Answers without the `{ success, value }` envelope (section 7.3). */
  bare?: boolean
  /** Sent to the merchant of trial accounts, whatever the session. */
  trial?: boolean
  /** Wire constants that a caller cannot set. */
  fixed?(context: CallContext, input: z.output<Input>): Record<string, string | number | boolean | undefined>
  /** Headers besides those of every call. */
  headers?: (context: CallContext) => Record<string, string>
  /** Codes of its domain, with their texts, so that a new code costs bytes only in the calls that can fail with it. */
  texts?: Texts
  /** Accepts the option `proof`. */
  work?: boolean
  /** Milliseconds of one attempt; default 10 000, 20 000 for keyed calls. Client and caller may set another. */
  timeout?: number
  input: Input
  output: Output
}

/** How long and how often a call is attempted; for all calls of a client, or for one. */
export interface Patience {
  /** Milliseconds of one attempt, the body of its answer included. */
  timeout?: number
  /** How often a failed attempt is repeated, default 2. Costly and secret calls are never repeated. */
  maxRetries?: number
  /** Aborts calls, except keyed ones: a payment is never abandoned because a screen unmounted. */
  signal?: AbortSignal
}

/** The third argument of every call: how long to wait, an abort signal, and the key of a call that must happen once. */
export interface CallOptions extends Patience {
  /** For keyed calls: created when the confirm form opens, stored until a final answer. */
  idempotencyKey?: string
  /** For a sign-in or a registration: the result of `solveProofOfWork`, sent as `Proof-Of-Work`. */
  proof?: string
}

/** A body to be sealed, bound to its method, path and merchant. */
export interface Unsealed {
  method: Method
  path: string
  merchant: string
  data: unknown
}

/** Seals a body; `refusal` is the `crypto.*` error of the previous attempt, whose key or time the new seal must use. */
export type Seal = (client: Client, message: Unsealed, refusal?: PlatformError) => Promise<{ header: string; body: string }>
