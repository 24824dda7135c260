import * as z from 'zod/mini'
import { answerTicket } from '../help/exports.ts'
import { sendMessage } from '../messages/exports.ts'
import { decideApplication } from '../promotions/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'

const text = z.string().check(z.minLength(1), z.maxLength(5000))
const optionalText = z.optional(text)
const MessageBody = z.object({
  merchant: z.string(),
  userName: z.string(),
  titlePt: text,
  titleEn: z._default(z.string(), ''),
  contentPt: text,
  contentEn: z._default(z.string(), ''),
})

/** An operator's actions on members' submissions: decide, answer, write. */
export const contentActions: Record<string, Action> = {
  'applications/decide': action(
    'Approves or rejects an application for a promotion.',

    z.object({ applicationNo: text, outcome: z.enum(['issued', 'rejected']), reasonPt: optionalText, reasonEn: optionalText }),
    decideApplication,
  ),
  'feedback/answer': action(
    "Answers a member's feedback, and may close it.",
    z.object({ ticketNo: text, content: text, close: z._default(z.boolean(), false) }),
    answerTicket,
  ),
  'messages/send': action(
    "Writes a message to a member's inbox.",
    MessageBody,
    async ({ titlePt, titleEn, contentPt, contentEn, ...who }, services) => {
      const { id } = await memberNamed(who, services)
      await sendMessage(services.database.db, id, { title: [titlePt, titleEn], content: [contentPt, contentEn] }, services.now())
    },
  ),
}
