import { flag, id, int, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'

/** A message to one member; `content` is HTML, `sentAt` in ms. */
export const Message = z.object({ id, title: text, content: text, sentAt: int, read: flag })
export type Message = z.output<typeof Message>
