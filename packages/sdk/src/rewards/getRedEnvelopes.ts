import * as z from 'zod/mini'
import { defineCall } from '../core/defineCall.ts'
import { id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { list } from '../core/wire/list.ts'

/** A red envelope of the agent above, as a member sees it. Times in ms of the server's clock. */
export const RedEnvelope = z.object({
  /** Identifies it in `takeRedEnvelope`. */
  id,
  /** The sender: a prefix of the agent's name. */
  from: text,
  /** The text on it. */
  words: text,
  /** A packet can be taken; the member took one; others took all; it has expired. */
  state: oneOf('open', 'taken', 'empty', 'ended'),
  /** Amount of the packet that the member took. */
  amount: z.optional(money),
  /** When it was sent. */
  createdAt: int,
  /** Packets may be taken until then. */
  expireTime: int,
  /** When the member took one. */
  takenTime: optionalInt,
})
export type RedEnvelope = z.output<typeof RedEnvelope>

/** The red envelopes of the agent above: the open ones first, then those of the last days. Spec 2.19. */
export const getRedEnvelopes = defineCall({
  name: 'getRedEnvelopes',
  method: 'GET',
  path: '/wps/member/redEnvelope',
  module: 'FUNDTRANS3',
  access: 'player',
  section: '7.5',
  shown: false,
  input: z.object({}),
  output: z.object({
    /** None for a member without an agent. */
    content: list(RedEnvelope),
  }),
})
