import type { Scenario } from '@platform/sandbox/scenario'

const path = '/m/register'
const registration = 'document'
/** Later than any clock of a test. */
const until = 4e12

/** Answers on the device, as the page stores them. */
const answers: Record<string, string> = {
  idNumber: '11144477735',
  payeeName: 'Ana Clara Souza',
  birthDate: '1990-05-17',
  mobileNum: '11987654321',
  email: 'ana@mail.example',
}
const stepCode = JSON.stringify({ verificationCode: '123456', countryDialingCode: '55', until })
const stored = (values: Record<string, string>, more: Record<string, string> = {}): Scenario['browser'] => ({
  stored: { stepDraft: JSON.stringify({ method: 'username', country: 'BR', values, until }), ...more },
})

/** A guest's question, after these answers. */
const question = (step: string, about: string, count: number, more: Record<string, string> = {}): Scenario => ({
  name: `register/step-${step}`,
  about,
  path: `${path}?step=${step}`,
  registration,
  setup: [],
  browser: stored(Object.fromEntries(Object.entries(answers).slice(0, count)), more),
})

const limits: NonNullable<Scenario['member']>['limits'] = [
  { kind: 'loss', period: 'day', value: 20_000, hoursAgo: 0 },
  { kind: 'time', period: 'day', value: 60, hoursAgo: 0 },
]
const withoutLimits = ['email', 'address', 'gender', 'limits']

/** What a member finds whose registration is at this place. */
const place = (at: string, about: string, body: Record<string, unknown> = {}, name = at): Scenario => ({
  name: `register/${name}`,
  about,
  path,
  registration,
  member: { identity: false, limits: withoutLimits.includes(at) ? [] : limits },
  setup: [{ action: 'registration/state', body: { at, ...body } }],
})

/** A registration of one question a page: each question, and each result of the checks. */
export const registerMoments: readonly Scenario[] = [
  question('person', 'Name and date of birth', 1),
  question('phone', 'The mobile number and its code', 3),
  {
    ...question('phone', 'The stated age is under the minimum: a document decides', 3),
    name: 'register/step-phone-young',
    browser: stored({ idNumber: answers.idNumber!, payeeName: answers.payeeName!, birthDate: '2012-05-17', statedBirthDate: '2012-05-17' }),
  },
  question('email', 'The e-mail address', 4, { stepCode }),
  question('account', 'User name, password and agreement', 5, { stepCode }),
  { ...question('account', 'The code of the number is no longer valid', 5), name: 'register/step-code-again' },
  place('email', 'The code of the e-mail address', {}, 'step-email-code'),
  place('address', 'The address', {}, 'step-address'),
  place('gender', 'The gender', {}, 'step-gender'),
  place('limits', 'The first limits', {}, 'step-limits'),
  place('identity', 'Document and face', {}, 'step-identity'),
  place('checking', 'The pictures are checked'),
  ...(['blur', 'glare', 'cut', 'expired', 'name', 'underage', 'mismatch', 'other'] as const).map((reason) =>
    place('again', `The pictures are refused for ${reason}: another try`, { reason }, `again-${reason}`),
  ),
  place('desk', 'The last try was refused: support is the way', { reason: 'name' }),
  place('underage', 'The stated age is under the minimum: a document decides'),
  place('waits', 'The register of persons is silent'),
  place('impeded', 'The register of persons names the member: the text says no more than that'),
]
