import type * as z from 'zod/mini'
import type { Call, CallDefinition } from './Call.ts'

/**
 * Creates the typed function of one call from its description, and attaches the description to the function.
 * Client, sandbox route, reference page and tests all derive from it.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: CallDefinition<Input, Output>,
): Call<Input, Output> {
  const { name, ...rest } = definition
  const call = ((client, input, options) => client.request(call, input, options)) as Call<Input, Output>
  return Object.assign(Object.defineProperty(call, 'name', { value: name }), {
    module: 'COMM3',
    retry: 'read',
    shown: true,
    encrypted: Boolean(rest.seal),
    ...rest,
  })
}
