import * as z from 'zod/mini'
import { count, id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { optionalList } from '../core/wire/list.ts'
import { EnvelopeSplit } from './EnvelopeSplit.ts'

/** A red envelope as its sender, the agent, sees it. Times in ms of the server's clock. */
export const SentEnvelope = z.object({
  /** Its number. */
  id,
  /** Amount deducted from the agent's balance. */
  amount: money,
  /** Number of packets. */
  packets: count,
  /** How they were divided. */
  split: EnvelopeSplit,
  /** The text that members read on it. */
  words: text,
  /** Members may take packets; all were taken; or it has expired and the rest was returned. */
  state: oneOf('open', 'empty', 'ended'),
  /** How many packets were taken. */
  taken: count,
  /** Total amount of those. */
  takenAmount: money,
  /** Amount returned to the agent's balance. */
  returned: money,
  /** When it was sent. */
  createdAt: int,
  /** Packets may be taken until then. */
  expireTime: int,
  /** Members who took one, the first ones first. */
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
