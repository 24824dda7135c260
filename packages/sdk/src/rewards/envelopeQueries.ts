import type { QueryClient } from '@tanstack/react-query'
import { keyedMutation } from '../core/callMutation.ts'
import { callPages, callQuery } from '../core/callQuery.ts'
import type { Client } from '../core/Client.ts'
import { minute } from '../core/queryDefaults.ts'
import { recordKeys } from '../records/queries.ts'
import { walletKeys } from '../wallet/queries.ts'
import { transferKeys } from '../wallet/transferQueries.ts'
import { getRedEnvelopes } from './getRedEnvelopes.ts'
import { getSentEnvelopes } from './getSentEnvelopes.ts'
import { sendRedEnvelope } from './sendRedEnvelope.ts'
import { takeRedEnvelope } from './takeRedEnvelope.ts'

// Separate from `queries.ts`: a bundler cannot split a module, and with these the reward centre would load 19 kB more.

/** Query keys of red envelopes: all begin with 'envelopes'. */
export const envelopeKeys = { all: ['envelopes'] as const, sent: () => [...envelopeKeys.all, 'sent'] as const }

/** The envelopes of the agent above, refetched each minute while the page is visible. */
export const redEnvelopesQuery = (client: Client) =>
  callQuery(
    client,
    getRedEnvelopes,
    {},
    {
      key: [...envelopeKeys.all, 'own'],
      staleTime: minute / 2,
      private: true,
      refetchOnWindowFocus: true,
      refetchInterval: () => minute,
    },
  )

/** The envelopes that the agent has sent, page after page. */
export const sentEnvelopesQuery = (client: Client) =>
  callPages(client, getSentEnvelopes, {}, { key: envelopeKeys.sent(), staleTime: 0, private: true })

/** A refusal, too, means that the shown data is out of date. */
const onSettled = (cache: QueryClient) =>
  Promise.all(
    [envelopeKeys.all, transferKeys.enabled(), walletKeys.all, recordKeys.all].map((queryKey) => cache.invalidateQueries({ queryKey })),
  )

/** Sends a red envelope to the direct members. */
export const sendRedEnvelopeMutation = (client: Client) =>
  keyedMutation(client, sendRedEnvelope, { key: [...envelopeKeys.all, 'send'], onSettled })

/** Takes a packet. */
export const takeRedEnvelopeMutation = (client: Client) =>
  keyedMutation(client, takeRedEnvelope, { key: [...envelopeKeys.all, 'take'], onSettled })
