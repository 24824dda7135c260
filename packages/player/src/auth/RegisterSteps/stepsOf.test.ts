import { expect, test } from 'vitest'
import { marketOf } from '@platform/sdk/markets'
import { registersInSteps } from '../../merchant/registersInSteps.ts'
import { birthProblem, documentProblem, isAnswered } from './answerProblems.ts'
import { proposedName } from './proposedName.ts'
import { stepsOf } from './stepsOf.ts'

test('[2.10] [market requires.registration] the questions follow from the facts of the market; the open market has none', () => {
  expect(stepsOf(marketOf('br'))).toEqual([
    'document',
    'person',
    'phone',
    'email',
    'account',
    'emailCode',
    'address',
    'gender',
    'limits',
    'identity',
  ])
  expect(stepsOf(marketOf('gb'))).toEqual(['person', 'phone', 'email', 'account', 'emailCode', 'address', 'limits', 'identity'])
  expect(registersInSteps(marketOf('open'))).toBe(false)
})

test('[5] the check digits of a CPF and the age are found on the device', () => {
  expect(documentProblem('')).toBe('empty')
  expect(documentProblem('111.444.777-35')).toBeUndefined()
  expect(documentProblem('11144477734')).toBe('wrong')
  expect(documentProblem('11111111111')).toBe('wrong')
  const rule = { minimumAge: 18, now: Date.UTC(2026, 10, 30, 12) }
  expect(birthProblem('2008-11-30', rule)).toBeUndefined()
  expect(birthProblem('2008-12-01', rule)).toBe('underage')
  for (const date of ['', '1899-12-31', '2027-01-01', '30/11/1990']) expect(birthProblem(date, rule)).toBe('empty')
  expect(isAnswered('person', { payeeName: 'Ana Souza', birthDate: '2027-01-01' }, rule)).toBe(false)
  // An age under the minimum is stored: only a document decides about it.
  expect(isAnswered('person', { payeeName: 'Ana Souza', birthDate: '2012-01-01' }, rule)).toBe(true)
  expect(isAnswered('person', { payeeName: 'Ana Souza', birthDate: '1990-01-01' }, rule)).toBe(true)
})

test('[2.10] a user name is proposed from the first name, as the rules want it', () => {
  expect(proposedName('José Antônio da Silva', () => 0.0042)).toBe('jose0042')
  expect(proposedName('Maximilianopolis Souza', () => 0.9)).toBe('maximiliano9000')
  expect(proposedName('李', () => 0)).toMatch(/^[a-z]\w{3,15}$/)
})
