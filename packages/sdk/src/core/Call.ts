import type * as z from 'zod/mini'
import type { CallDescription, CallOptions, Client } from './Client.ts'

/** What a call file contains: a description without the parts that have a default. */
export type CallDefinition<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Omit<
  CallDescription<Input, Output>,
  'module' | 'retry' | 'shown' | 'act' | 'encrypted'
> &
  Partial<Pick<CallDescription, 'module' | 'retry' | 'shown' | 'act'>>

type CallArgs<Input extends z.ZodMiniType> =
  {} extends z.output<Input> ? [input?: z.output<Input>, options?: CallOptions] : [input: z.output<Input>, options?: CallOptions]

/** A typed function whose first argument is the client, with its description attached. */
export interface Call<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> extends Readonly<
  CallDescription<Input, Output>
> {
  (client: Client, ...args: CallArgs<Input>): Promise<z.output<Output>>
}

/** A call as a function of any input: for code that is generic over calls, when the arguments depend on an unknown input type. */
export type LooseCall<Output extends z.ZodMiniType> = (client: Client, input: unknown, options?: CallOptions) => Promise<z.output<Output>>

/** What a caller passes to a call, for example `InputOf<typeof getGameList>`. */
export type InputOf<C extends { input: z.ZodMiniType }> = z.output<C['input']>

/** What a call resolves to. */
export type OutputOf<C extends { output: z.ZodMiniType }> = z.output<C['output']>
