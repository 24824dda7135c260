import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../core/Client.ts'
import { keyedMutation } from '../core/callMutation.ts'
import { helpKeys } from './queries.ts'
import { replyToFeedback } from './replyToFeedback.ts'
import { sendFeedback } from './sendFeedback.ts'

const onSuccess = (cache: QueryClient) => cache.invalidateQueries({ queryKey: helpKeys.tickets() })

/** Writes to the operator. */
export const sendFeedbackMutation = (client: Client) =>
  keyedMutation(client, sendFeedback, { key: [...helpKeys.tickets(), 'send'], onSuccess })

/** Adds a message to a ticket. */
export const replyToFeedbackMutation = (client: Client) =>
  keyedMutation(client, replyToFeedback, { key: [...helpKeys.tickets(), 'reply'], onSuccess })
