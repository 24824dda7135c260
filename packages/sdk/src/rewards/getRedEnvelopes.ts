import { defineCall } from '../core/defineCall.ts'
import { id, int, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { list } from '../core/list.ts'
import { z } from '../core/schema.ts'

/** A red envelope of the agent right above, as a member sees it. Times in ms of the server's clock. */
export const RedEnvelope = z.object({
  /** Names it in `takeRedEnvelope`. */
  id,
  /** Whom it is from: the beginning of the agent's name. */
  from: text,
  /** What is written on it. */
  words: text,
  /** A packet can be taken; the member took one; all were taken by others; its time is over. */
  state: oneOf('open', 'taken', 'empty', 'ended'),
  /** What was in the packet that the member took. */
  amount: z.optional(money),
  /** When it was sent. */
  createdAt: int,
  /** Until then packets may be taken. */
  expireTime: int,
  /** When the member took one. */
  takenTime: optionalInt,
})
export type RedEnvelope = z.output<typeof RedEnvelope>

/** The red envelopes of the agent right above: those that are open first, then those of the last days. Spec 2.19. */
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
