import { randomUUID } from 'node:crypto'
import type { InputOf } from '@platform/sdk'
import {
  MIN_ANSWER,
  securityQuestionCount,
  SecurityQuestion,
  type checkSecurityAnswers,
  type setSecurityAnswers,
} from '@platform/sdk/security'
import * as z from 'zod/mini'
import { hashPassword, verifyPassword, requireLoginPassword } from '../account/exports.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { withTries } from './tries.ts'

const PROOF_MS = 10 * 60_000

const questionTexts: Record<SecurityQuestion, [pt: string, en: string]> = {
  school: ['Qual foi sua primeira escola?', 'What was your first school?'],
  teacher: ['Que professor ou professora marcou sua vida?', 'Which teacher do you remember best?'],
  street: ['Em que rua você cresceu?', 'In which street did you grow up?'],
  friend: ['Qual era o nome da sua melhor amizade de infância?', 'Who was your best friend as a child?'],
  pet: ['Como se chamava seu primeiro animal de estimação?', 'What was the name of your first pet?'],
  book: ['Qual livro você releria sempre?', 'Which book would you always read again?'],
  dish: ['Que prato só sua família faz?', 'Which dish does only your family make?'],
  trip: ['Qual foi sua viagem inesquecível?', 'Which trip will you never forget?'],
}

const textOf = ({ language }: Context, question: SecurityQuestion) => ({
  question,
  questionText: questionTexts[question][language === 'EN' ? 1 : 0],
})

/** Those that a member may choose from. */
export const allQuestions = (context: Context) => SecurityQuestion.options.map((question) => textOf(context, question))

/** The questions that the member has answered. */
export async function ownQuestions(context: Context) {
  return (await rowsOf(context)).map(({ question }) => textOf(context, question as SecurityQuestion))
}

const rowsOf = (context: Context) =>
  context.db
    .selectFrom('security_answers')
    .select(['question', 'answer_hash'])
    .where('member_id', '=', memberOf(context).id)
    .orderBy('question')
    .execute()

/** Stores the answers of a member without any. */
export async function setAnswers(context: Context, { answers, password }: InputOf<typeof setSecurityAnswers>) {
  const { db, services, now } = context
  const distinct = new Set(answers.map(({ question }) => question)).size
  const { min, max } = securityQuestionCount
  const plainAnswers = answers.map(({ answer }) => plainAnswer(answer))
  const isInvalid =
    distinct !== answers.length || answers.length < min || answers.length > max || new Set(plainAnswers).size !== plainAnswers.length
  if (isInvalid || plainAnswers.some((answer) => answer.length < MIN_ANSWER))
    throw new Refusal('validation', 400, { fields: { answers: 'validation.answer' } })
  if ((await rowsOf(context)).length > 0) throw new Refusal('answers.set', 400)
  await requireLoginPassword(context, password)
  const hash = async ({ question, answer }: (typeof answers)[number]) => ({
    member_id: memberOf(context).id,
    question,
    answer_hash: await hashPassword(plainAnswer(answer), services.hashCost),
    created_at: now(),
  })
  const rows = await Promise.all(answers.map(hash))
  await db.transaction().execute(async (trx) => {
    // Serialized: the second of two parallel requests finds the answers of the first.
    await trx.selectFrom('members').select('id').where('id', '=', memberOf(context).id).forUpdate().execute()
    if ((await rowsOf({ ...context, db: trx })).length > 0) throw new Refusal('answers.set', 400)
    await trx.insertInto('security_answers').values(rows).execute()
  })
  return {}
}

/** Compares all answers at once, so that the result does not reveal whether a single one is right. */
export async function checkAnswers(context: Context, { answers }: InputOf<typeof checkSecurityAnswers>) {
  const { id } = memberOf(context)
  const rows = await rowsOf(context)
  await withTries(context, { scope: `answers:${id}`, wrong: 'answers.wrong', locked: 'answers.locked' }, async () => {
    let allRight = rows.length > 0
    for (const { question, answer_hash } of rows) {
      const givenAnswer = answers.find((one) => one.question === question)?.answer ?? ''
      allRight = (await verifyPassword(plainAnswer(givenAnswer), answer_hash)) && allRight
    }
    return allRight
  })
  return { proof: await answersProof.make(context) }
}

/** An answer without case, accents and punctuation, which people do not always write the same way. */
export const plainAnswer = (answer: string) =>
  answer
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const Proof = z.object({ kind: z.literal('answers'), memberId: z.number(), id: z.string(), until: z.number(), of: z.string() })

/** Proof of correct answers, valid for ten minutes. It is bound to the current payment password, so a reset invalidates it. */
export const answersProof = {
  make: async (context: Context) => {
    const { id: memberId } = memberOf(context)
    const { payment_password_hash } = await context.db
      .selectFrom('members')
      .select('payment_password_hash')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const until = context.now() + PROOF_MS
    const of = context.services.vault.mac(payment_password_hash ?? '')
    return context.services.vault.seal(
      JSON.stringify({ kind: 'answers', memberId, id: randomUUID(), until, of } satisfies z.output<typeof Proof>),
    )
  },
  isGood: (context: Context, proof: string, paymentHash: string): boolean => {
    const { vault } = context.services
    try {
      const { memberId, until, of } = Proof.parse(JSON.parse(vault.open(proof)))
      return memberId === memberOf(context).id && until > context.now() && of === vault.mac(paymentHash)
    } catch {
      return false
    }
  },
}
