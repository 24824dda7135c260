import * as z from 'zod/mini'
import { flag, id, int, text } from '../core/wire/fields.ts'

/** A message to one member; `content` is HTML, `sentAt` in ms. */
export const Message = z.object({
  /** Id of the message. */
  id,
  title: text,
  /** HTML. */
  content: text,
  sentAt: int,
  /** The member has read it. */
  read: flag,
  /** User name of the direct member who wrote it; '' for the operator and for the agent above. */
  from: text,
  /** The agent above wrote it. */
  fromUpline: flag,
})
export type Message = z.output<typeof Message>
