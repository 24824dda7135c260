import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '../core/Call.ts'
import type { Client } from '../core/Client.ts'
import { helpKeys } from './queries.ts'
import { replyToFeedback } from './replyToFeedback.ts'
import { sendFeedback } from './sendFeedback.ts'

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: helpKeys.tickets() })

/** Writes to the operator. A new try of the same submit passes the same `idempotencyKey`. */
export const sendFeedbackMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...helpKeys.tickets(), 'send'],
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof sendFeedback> & { idempotencyKey?: string }) =>
      sendFeedback(client, input, { idempotencyKey }),
    onSuccess: (_result, _input, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })

/** Adds to a ticket. */
export const replyToFeedbackMutation = (client: Client) =>
  mutationOptions({
    mutationKey: [...helpKeys.tickets(), 'reply'],
    mutationFn: ({ idempotencyKey, ...input }: InputOf<typeof replyToFeedback> & { idempotencyKey?: string }) =>
      replyToFeedback(client, input, { idempotencyKey }),
    onSuccess: (_result, _input, _before, { client: cache }) => refresh(cache),
    networkMode: 'always',
    retry: false,
  })
