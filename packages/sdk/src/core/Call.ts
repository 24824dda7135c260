import type { FeatureFlag } from '../account/FeatureFlag.ts'
import type { Client } from './Client.ts'
import type { z } from './schema.ts'
import type { Seal } from './encryption/Seal.ts'
import type { Texts } from './messageKeyOf.ts'

/**
 * Who may make the call; the gateway decides, the list is for its route and for the access tests. By member type: `member` is any,
 * `player` not 4 (trial), `agent` not 0, 4, 40, `money` not 4, 40 (own money moves), `contract` not 4, 40, 41, 42.
 */
export type Access = 'guest' | 'member' | 'player' | 'agent' | 'money' | 'contract'

/** How a call may be retried (contract, "How each call behaves"). */
export type RetryClass = 'read' | 'idempotent' | 'keyed' | 'costly' | 'secret'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The language as the wire spells it. */
export type Language = 'PT' | 'EN'

/** What a call may know of its client when it fills its own wire constants. */
export interface CallContext {
  merchant: string
  language: Language
  /** Session token, only for gateways with `tokenTransport: 'query'`. */
  token: string | undefined
  /** True inside an installed app. */
  standalone: boolean
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
  feature?: FeatureFlag
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

/** What a call file writes: a description without what has a default. */
export type CallDefinition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Omit<
  CallDescription<Input, Output>,
  'module' | 'retry' | 'shown' | 'encrypted'
> &
  Partial<Pick<CallDescription, 'module' | 'retry' | 'shown'>>

export interface CallOptions {
  /** Aborts the call, except a keyed one: money is never left half way because a screen went. */
  signal?: AbortSignal
  /** For keyed calls: made when the confirm form opens, kept until a final answer. */
  idempotencyKey?: string
}

type CallArgs<Input extends z.ZodMiniType> =
  {} extends z.output<Input> ? [input?: z.output<Input>, options?: CallOptions] : [input: z.output<Input>, options?: CallOptions]

/** A typed function that takes the client first, and carries its description. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> extends Readonly<
  CallDescription<Input, Output>
> {
  (client: Client, ...args: CallArgs<Input>): Promise<z.output<Output>>
}

/** A call as a function of any input: for code that is generic over calls, whose arguments depend on an input that it does not know. */
export type LooseCall<Output extends z.ZodMiniType> = (client: Client, input: unknown, options?: CallOptions) => Promise<z.output<Output>>

/** What a caller passes to a call, for example `InputOf<typeof getGameList>`. */
export type InputOf<C extends { input: z.ZodMiniType }> = z.output<C['input']>

/** What a call resolves to. */
export type OutputOf<C extends { output: z.ZodMiniType }> = z.output<C['output']>
