import type { Client } from './Client.ts'
import type { z } from './schema.ts'

/** Who may make the call; the gateway decides, the list is for its route and for the access tests. */
export type Access = 'guest' | 'member' | 'player' | 'agent'

/** How a call may be retried (contract, "How each call behaves"). */
export type RetryClass = 'read' | 'idempotent' | 'keyed' | 'costly' | 'secret'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call may know of its client when it fills its own wire constants. */
export interface CallContext {
  merchant: string
  /** `PT` or `EN`, as the wire spells it. */
  language: 'PT' | 'EN'
  /** Session token, only for gateways with `tokenTransport: 'query'`. */
  token: string | undefined
}

/** Everything that is known of a call. The client, the sandbox route, the reference page and the tests derive from it. */
export interface CallDescription<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique name, same as the exported function. */
  name: string
  method: Method
  path: string
  /** Module id sent as `X-Module-Id`. */
  module: string
  access: Access
  retry: RetryClass
  /** Section of the specification. */
  section: string
  /** False where the specification does not show the path and we chose it. */
  shown: boolean
  /** Body sealed as envelope E1. */
  encrypted?: boolean
  /** Body sent form-encoded (default JSON; GET and DELETE use the query). */
  form?: boolean
  /** Answers without the `{ success, value }` envelope (section 7.3). */
  bare?: boolean
  /** Wire constants that no caller may set. */
  fixed?: (context: CallContext) => Record<string, string | number | boolean>
  /** Milliseconds; default 10 000, 20 000 for keyed calls. */
  timeout?: number
  input: Input
  output: Output
}

export interface CallOptions {
  signal?: AbortSignal
  /** For keyed calls: made when the confirm form opens, kept until a final answer. */
  idempotencyKey?: string
}

type CallArgs<Input extends z.ZodMiniType> = {} extends z.input<Input>
  ? [input?: z.input<Input>, options?: CallOptions]
  : [input: z.input<Input>, options?: CallOptions]

/** A typed function that takes the client first, and carries its description. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType>
  extends Readonly<CallDescription<Input, Output>> {
  (client: Client, ...args: CallArgs<Input>): Promise<z.output<Output>>
}
