import { login, register, sendRegisterCode, setAddress, setGender } from '@platform/sdk/account'
import { setLimit } from '@platform/sdk/protection'
import { sendMemberEmailCode, setEmail, setPersonalInfo } from '@platform/sdk/security'
import { newCpf } from '../console/newCpf.ts'
import { readMessage } from './readMessage.ts'
import { solveCaptcha } from './solveCaptcha.ts'
import { merchants, type startTestSandbox } from './startTestSandbox.ts'

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

/** A brand of the regulated market of Brazil, besides the usual two. */
export const bandeira = {
  code: 'bandeira',
  trialCode: 'bandeira_trial',
  name: 'Bandeira',
  domain: 'bandeira.example',
  port: 9,
  market: 'br',
  features: ['DEPRECM3'],
}
export const withBandeira = [...merchants, bandeira]

const password = 'Canario2026'
export const homeAddress = { postalCode: '01310-100', street: 'Avenida Paulista', number: '1000', city: 'São Paulo', state: 'sp' }
let people = 0

/** A member of bandeira who has sent the one call that makes the account, signed in. */
export async function registeringMember(sandbox: TestSandbox, more: object = {}) {
  const merchant = 'bandeira'
  const guest = () => sandbox.client({ merchant })
  await sandbox.console('flags', { merchant, flag: 'USERNAMEREG3', on: true })
  const username = `passo${++people}x`
  const mobileNum = `1197777${1000 + people}`
  await sendRegisterCode(guest(), { mobileNo: mobileNum, countryDialingCode: '55' })
  const form = {
    registerUrl: 'bandeira.example',
    registerMethod: 'H5' as const,
    username,
    password,
    confirmPassword: password,
    payeeName: 'Ana Clara Souza',
    idNumber: newCpf(),
    email: `passo${people}@correio.example`,
    mobileNum,
    countryDialingCode: '55',
    verificationCode: (await readMessage(sandbox, `55${mobileNum}`)).secret,
    ...(await solveCaptcha(sandbox, undefined, merchant)),
    ...more,
  }
  await register(guest(), form)
  const signIn = () => login(guest(), { type: 'username', username, password })
  /** A session of now: one without an act ends in half an hour. */
  const enter = async () => {
    const { token, customerType: type } = await signIn()
    return sandbox.client({ merchant, session: { token, userName: username, type, firstTimeLogin: false, merchantCode: merchant } })
  }
  const client = await enter()
  const { id } = await sandbox.db.selectFrom('members').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  return { id, client, form, password, signIn, enter, userName: username }
}
export type RegisteringMember = Awaited<ReturnType<typeof registeringMember>>

/** Every step that the member does alone: all but the identity. */
export async function doSteps(sandbox: TestSandbox, { client, form: { email } }: RegisteringMember): Promise<void> {
  await setPersonalInfo(client, { birthDate: '1990-05-17' })
  await sendMemberEmailCode(client, { purpose: 'new', email })
  await setEmail(client, { email, verificationCode: (await readMessage(sandbox, email)).secret })
  await setAddress(client, homeAddress)
  await setGender(client, { gender: 'unstated' })
  await setLimit(client, { kind: 'loss', period: 'month', value: 50_000 })
  await setLimit(client, { kind: 'time', period: 'day', value: 60 })
}
