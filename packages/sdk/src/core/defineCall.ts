import type * as z from 'zod/mini'
import type { Call, CallDefinition } from './Call.ts'
import { ValidationError } from './errors.ts'

/**
 * Creates the typed function of one call from its description, and attaches the description to the function.
 * Client, sandbox route, reference page and tests all derive from it.
 * @__NO_SIDE_EFFECTS__
 */
export function defineCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: CallDefinition<Input, Output>,
): Call<Input, Output> {
  const { name, ...rest } = definition
  const call = ((client, input, options) => (client?.request ? client.request(call, input, options) : noClient(name))) as Call<
    Input,
    Output
  >
  return Object.assign(Object.defineProperty(call, 'name', { value: name }), {
    module: 'COMM3',
    retry: 'read',
    shown: true,
    act: (definition.retry ?? 'read') !== 'read',
    encrypted: Boolean(rest.seal),
    ...rest,
  })
}

/** The most frequent mistake: `getGameList({ gameType: 'RNG' })`. */
async function noClient(name: string): Promise<never> {
  throw new ValidationError(`${name}: the first argument is the client: ${name}(client, …)`, {}, { code: 'validation' })
}
