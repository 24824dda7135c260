import {
  changePaymentPassword,
  checkSecurityAnswers,
  getMemberSecurityQuestions,
  getSecurityQuestions,
  resetPaymentPassword,
  setSecurityAnswers,
} from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember, type SecurityMember } from '../testing/securityMember.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

const pet = { question: 'pet' as const, answer: 'Pipoca' }
const school = { question: 'school' as const, answer: 'Escola São João, nº 2' }
const set = ({ client, password }: SecurityMember, answers: (typeof pet | typeof school)[] = [pet, school]) =>
  setSecurityAnswers(client, { answers, password })
const next = '591738'
const reset = ({ client }: SecurityMember, verificationCode: string) =>
  resetPaymentPassword(client, { type: 'questions', verificationCode, paymentPassword: next })

test('[7.6] two or three different questions with different answers, once, with the login password; the answers are never shown', async () => {
  const member = await securityMember(sandbox)
  const fields = async (attempt: Promise<unknown>) => ((await failureOf(attempt)) as { fields?: object } | undefined)?.fields
  const wrong = { answers: 'validation.answer' }
  expect(await fields(set(member, [pet]))).toEqual(wrong)
  expect(await fields(set(member, [pet, pet]))).toEqual(wrong)
  expect(await fields(set(member, [pet, { ...school, answer: 'pípoca!' }] as never))).toEqual(wrong)
  expect(await fields(set(member, [pet, { ...school, answer: ' a ' }] as never))).toEqual(wrong)
  expect((await failureOf(setSecurityAnswers(member.client, { answers: [pet, school], password: 'Errada2026' })))?.code).toBe(
    'password.wrong',
  )
  await set(member)
  expect((await failureOf(set(member)))?.code).toBe('answers.set')
  const own = await getMemberSecurityQuestions(member.client)
  expect(own.map(({ question }) => question)).toEqual(['pet', 'school'])
  expect(JSON.stringify(own)).not.toMatch(/pipoca|jo[aã]o/i)
  expect((await getSecurityQuestions(member.client)).every(({ questionText }) => questionText.endsWith('?'))).toBe(true)
})

test('[7.6] case, accents and punctuation do not count; five wrong tries lock for 30 minutes; the refusal does not reveal which answer was wrong', async () => {
  const member = await securityMember(sandbox)
  await set(member)
  const check = (first: string, second: string) =>
    checkSecurityAnswers(member.client, {
      answers: [
        { ...pet, answer: first },
        { ...school, answer: second },
      ],
    })
  expect((await check('PIPOCA', 'escola sao joao no 2')).proof).toBeTruthy()
  const errors = []
  for (const [first, second] of [
    ['Pipoca', 'outra'],
    ['Outro', 'Escola São João, nº 2'],
    ['x', 'y'],
    ['', ''],
  ] as const)
    errors.push(await failureOf(check(first, second)))
  expect(errors.map((error) => [error?.code, error?.value])).toEqual(
    [4, 3, 2, 1].map((attemptsLeft) => ['answers.wrong', { attemptsLeft }]),
  )
  await failureOf(check('x', 'y'))
  expect((await failureOf(check('Pipoca', 'Escola São João, nº 2')))?.code).toBe('answers.locked')
  clock += 30 * 60_000
  await check('Pipoca', 'Escola São João, nº 2')
})

test('[7.6] correct answers reset the payment password of a member without contact, once, within ten minutes', async () => {
  const member = await securityMember(sandbox, { contacts: false })
  await set(member)
  const prove = async ({ client }: SecurityMember) => (await checkSecurityAnswers(client, { answers: [pet, school] })).proof
  const proof = await prove(member)
  const other = await securityMember(sandbox, { contacts: false })
  expect((await failureOf(reset(other, proof)))?.code).toBe('verification.code')
  await reset(member, proof)
  await changePaymentPassword(member.client, { oldPaymentPassword: next, paymentPassword })
  expect((await failureOf(reset(member, proof)))?.code).toBe('verification.code')
  const late = await prove(member)
  clock += 10 * 60_000
  expect((await failureOf(reset(member, late)))?.code).toBe('verification.code')
  const reachable = await securityMember(sandbox)
  await set(reachable)
  expect((await failureOf(reset(reachable, await prove(reachable))))?.code).toBe('verification.code')
})
