import type * as z from 'zod/mini'
import { mutationOptions, type MutationKey, type QueryClient } from '@tanstack/react-query'
import type { Call, LooseCall } from './Call.ts'
import type { Client } from './Client.ts'

type Optional<Input> = {} extends Input ? Input | void : Input

/** The options of a mutation besides its call. */
interface MutationOf {
  key: MutationKey
  /** Refreshes the queries that a success changed. */
  onSuccess?: (cache: QueryClient) => Promise<unknown>
  /** Refreshes the queries that may have changed, also after a failure. */
  onSettled?: (cache: QueryClient) => Promise<unknown>
}

/** The options of a mutation that makes one call. The transport retries, so the mutation does not. */
export const callMutation = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  client: Client,
  call: Call<In, Out>,
  { key, onSuccess, onSettled }: MutationOf,
) =>
  mutationOptions({
    mutationKey: key,
    mutationFn: (input: Optional<z.output<In>>) => (call as LooseCall<Out>)(client, input ?? {}),
    onSuccess: (_answer, _input, _before, { client: cache }) => onSuccess?.(cache),
    onSettled: (_answer, _error, _input, _before, { client: cache }) => onSettled?.(cache),
    retry: false,
  })

/**
 * The same for a call that must happen once: a retry of the same submit passes the same `idempotencyKey`, and it does not wait to be
 * online.
 */
export const keyedMutation = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  client: Client,
  call: Call<In, Out>,
  settings: MutationOf,
) =>
  mutationOptions({
    ...callMutation(client, call, settings),
    mutationFn: ({ idempotencyKey, ...input }: z.output<In> & { idempotencyKey?: string }) =>
      (call as LooseCall<Out>)(client, input, { idempotencyKey }),
    networkMode: 'always',
  })
