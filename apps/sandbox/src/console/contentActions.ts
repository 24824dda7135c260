import * as z from 'zod/mini'
import { publishTerms, setTermsText } from '../account/exports.ts'
import { notFound } from '../base/Refusal.ts'
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
  'terms/text': action(
    'Stores the hash of the terms of use in force as the site shows them (`npm run terms`): who agrees to another text is refused.',
    z.object({ merchant: z.string(), locale: z.enum(['pt-BR', 'en']), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    async ({ merchant, locale, sha256 }, { database: { db }, merchants }) => {
      if (!merchants.find(merchant)) throw notFound()
      await setTermsText(db, { merchant, locale, text_sha256: sha256 })
    },
  ),
  'terms/publish': action(
    "Publishes the next version of a merchant's terms of use. To a material one, members agree before they go on.",
    z.object({ merchant: z.string(), changesPt: text, changesEn: text, material: z._default(z.boolean(), true) }),
    async ({ merchant, changesPt: changes_pt, changesEn: changes_en, material }, { database, merchants, now }) => {
      if (!merchants.find(merchant)) throw notFound()
      return { version: await publishTerms(database.db, { merchant, material, changes_pt, changes_en, published_at: now() }) }
    },
  ),
}
