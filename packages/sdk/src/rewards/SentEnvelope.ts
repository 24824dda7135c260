import { count, id, int, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { optionalList } from '../core/list.ts'
import { z } from '../core/schema.ts'
import { EnvelopeSplit } from './EnvelopeSplit.ts'

/** A red envelope as the agent sees it who sent it. Times in ms of the server's clock. */
export const SentEnvelope = z.object({
  /** Its number. */
  id,
  /** What left the agent's balance. */
  amount: money,
  /** In so many packets. */
  packets: count,
  /** How they were divided. */
  split: EnvelopeSplit,
  /** What members read on it. */
  words: text,
  /** Members may take packets; all were taken; or its time is over and the rest came back. */
  state: oneOf('open', 'empty', 'ended'),
  /** How many packets were taken. */
  taken: count,
  /** What was in them. */
  takenAmount: money,
  /** What came back to the agent's balance. */
  returned: money,
  /** When it was sent. */
  createdAt: int,
  /** Until then packets may be taken. */
  expireTime: int,
  /** Who took one, the first ones first. */
  takers: optionalList(
    z.object({
      /** The direct member's user name. */
      userName: text,
      /** What was in the packet. */
      amount: money,
      /** When it was taken. */
      takenTime: optionalInt,
    }),
  ),
})
export type SentEnvelope = z.output<typeof SentEnvelope>
