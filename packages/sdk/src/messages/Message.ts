import { flag, id, int, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

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
  /** User name of the member right below who wrote it; '' for the operator and for who is right above. */
  from: text,
  /** The member right above wrote it. */
  fromUpline: flag,
})
export type Message = z.output<typeof Message>
