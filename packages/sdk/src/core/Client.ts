import type { CallFeature } from '../account/FeatureFlag.ts'
import type { Access, CallContext, Method, RetryClass } from './CallContext.ts'
import type { Clock } from './clock.ts'
import type { PlatformError } from './errors.ts'
import type { Texts } from './messageKeyOf.ts'
import type { z } from './schema.ts'
import type { Session } from './session.ts'

/** A public key that a merchant pins: `spki` in base64. */
export interface PublicKey {
  kid: string
  spki: string
}

// One file, because these name each other: a client makes what a description says, and to seal a body needs the client.

/** What calls need of a client. `createClient` makes one. */
export interface Client {
  readonly merchant: string
  readonly trialMerchant: string
  readonly publicKeys: readonly PublicKey[]
  /** Who is signed in. */
  readonly session: Session
  /** The server's clock. */
  readonly clock: Clock
  /** Seals, sends, retries, opens and validates. Throws nothing but `PlatformError`. */
  request(call: CallDescription, input: unknown, options?: CallOptions): Promise<unknown>
}

/** Everything that is known of a call. Schemas are declared wire → code: answers are decoded, inputs encoded. */
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
  /** The session of a launched lottery page may make it as well (section 7.3). */
  page?: boolean
  /** Refused where the merchant's whitelabel has this feature off (section 3). */
  feature?: CallFeature
  /** Default `read`. */
  retry: RetryClass
  /** Section of the specification. */
  section: string
  /** False where the specification does not show the path and we chose it. Default true. */
  shown: boolean
  /** Body sealed as envelope E1: true when the call carries `seal`. */
  encrypted: boolean
  /** Seals the body. The call's file brings it, so that an app without secret calls ships no cryptography. */
  seal?: Seal
  /** Body sent form-encoded (default JSON; GET and DELETE use the query). */
  form?: boolean
  /** Writes a body of files, as multipart/form-data. The call's file brings it, so that only uploads ship it. */
  multipart?: (fields: Record<string, unknown>) => FormData
  /** Answers without the `{ success, value }` envelope (section 7.3). */
  bare?: boolean
  /** Sent to the merchant of trial accounts, whoever is signed in. */
  trial?: boolean
  /** Wire constants that no caller may set. */
  fixed?(context: CallContext, input: z.output<Input>): Record<string, string | number | boolean | undefined>
  /** Headers beyond those that every call has. */
  headers?: (context: CallContext) => Record<string, string>
  /** Codes that its domain adds, with their texts, so that a new code costs only the calls that can end with it. */
  texts?: Texts
  /** Milliseconds of one attempt; default 10 000, 20 000 for keyed calls. */
  timeout?: number
  input: Input
  output: Output
}

export interface CallOptions {
  /** Aborts the call, except a keyed one: money is never left half way because a screen went. */
  signal?: AbortSignal
  /** For keyed calls: made when the confirm form opens, kept until a final answer. */
  idempotencyKey?: string
}

/** A body about to be sealed, bound to its method, path and merchant. */
export interface Unsealed {
  method: Method
  path: string
  merchant: string
  data: unknown
}

/** Seals a body; `refusal` is the `crypto.*` error of the attempt before, whose key or time the new seal must use. */
export type Seal = (client: Client, message: Unsealed, refusal?: PlatformError) => Promise<{ header: string; body: string }>
