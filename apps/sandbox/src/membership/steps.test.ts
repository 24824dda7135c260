import { findAddress, getMemberInfo, getRegistrationProgress, setAddress, setGender } from '@platform/sdk/account'
import type { RegistrationStep } from '@platform/sdk/account'
import { setLimit } from '@platform/sdk/protection'
import { sendMemberEmailCode, setEmail, setPersonalInfo } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { newCpf } from '../console/newCpf.ts'
import { addKyc } from '../testing/addKyc.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { readMessage } from '../testing/readMessage.ts'
import { homeAddress, registeringMember, withBandeira } from '../testing/registeringMember.ts'
import { sweepRegistry } from '../registry/exports.ts'

const others = (['gb', 'on'] as const).map((market, index) => ({
  code: `casa_${market}`,
  trialCode: `casa_${market}_trial`,
  name: market,
  domain: `casa_${market}.example`,
  port: 20 + index,
  market,
  features: [],
}))
const sandbox = await fileSandbox({ merchants: [...withBandeira, ...others] })
const registered = async (more: object = {}) => {
  const member = await registeringMember(sandbox, more)
  // The register of persons has answered.
  await sweepRegistry(sandbox.sandbox.services)
  return { ...member, next: async () => (await getRegistrationProgress(member.client)).next }
}

test('[2.10] [market br.numbers.limitsRequiredAtRegistration] one call makes the account; signed in, a call for each further fact, and the member plays after the last', async () => {
  const ana = await registered()
  const { client } = ana
  expect(await getRegistrationProgress(client)).toMatchObject({
    state: 'identifying',
    next: 'birthDate',
    waits: false,
    statedEmail: ana.form.email,
    steps: [
      { step: 'document', done: true },
      { step: 'name', done: true },
      { step: 'birthDate', done: false },
      { step: 'phone', done: true },
      { step: 'email', done: false },
      { step: 'address', done: false },
      { step: 'gender', done: false },
      { step: 'limits', done: false },
      { step: 'identity', done: false },
      { step: 'terms', done: true },
    ],
  })
  expect((await getMemberInfo(client)).registration).toBe('identifying')
  await setPersonalInfo(client, { birthDate: '1990-05-17' })
  expect(await ana.next()).toBe('email')
  await sendMemberEmailCode(client, { purpose: 'new', email: ana.form.email })
  await setEmail(client, { email: ana.form.email, verificationCode: (await readMessage(sandbox, ana.form.email)).secret })
  expect(await getRegistrationProgress(client)).toMatchObject({ next: 'address', statedEmail: '' })
  expect((await readMessage(sandbox, ana.form.email)).text).toContain('https://bandeira.example/m/register')
  expect(await findAddress(client, { postalCode: '01310-100' })).toEqual({
    status: 'found',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  })
  await setAddress(client, homeAddress)
  await setGender(client, { gender: 'unstated' })
  expect(await getRegistrationProgress(client)).toMatchObject({
    next: 'limits',
    gender: 'unstated',
    address: {
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      complement: '',
      district: '',
      city: 'São Paulo',
      state: 'SP',
    },
  })
  await setLimit(client, { kind: 'loss', period: 'month', value: 50_000 })
  expect(await ana.next()).toBe('limits')
  await setLimit(client, { kind: 'time', period: 'day', value: 60 })
  expect(await ana.next()).toBe('identity')
  const kyc = await addKyc(sandbox.db, ana.id, 'review')
  expect(await getRegistrationProgress(client)).toMatchObject({ state: 'identifying', waits: true })
  await sandbox.console('kyc/decide', { id: kyc, outcome: 'accepted' })
  expect(await getRegistrationProgress(client)).toMatchObject({ state: 'active', waits: false })
  expect((await getMemberInfo(client)).registration).toBeUndefined()
})

test('[2.10] an accepted identity alone opens nothing while other facts of the registration are missing', async () => {
  const ana = await registered()
  await sandbox.console('kyc/decide', { id: await addKyc(sandbox.db, ana.id, 'review'), outcome: 'accepted' })
  expect(await getRegistrationProgress(ana.client)).toMatchObject({ state: 'identifying', next: 'birthDate' })
})

test('[2.10] facts of the payload are checked although no form of the merchant shows them, and none of them is required in it', async () => {
  expect(await failureOf(registered({ idNumber: '11144477734' }))).toMatchObject({ fields: { idNumber: 'validation.cpf' } })
  expect(await failureOf(registered({ email: 'ana@' }))).toMatchObject({ fields: { email: 'validation.email' } })
  expect(await failureOf(registered({ verificationCode: undefined }))).toMatchObject({ code: 'validation' })
  const bare = await registered({
    idNumber: undefined,
    payeeName: undefined,
    email: undefined,
    mobileNum: undefined,
    verificationCode: undefined,
  })
  expect(await bare.next()).toBe('document')
})

test('[2.10] an address is checked field by field; a register that does not answer leaves it to the member', async () => {
  const { client } = await registered()
  const wrong = { postalCode: '0131010', street: 'A', number: '1'.repeat(11), city: 'S', state: 'XX' }
  expect(await failureOf(setAddress(client, wrong))).toMatchObject({
    fields: { postalCode: 'validation.postalCode', street: 'validation', number: 'validation', city: 'validation', state: 'validation' },
  })
  expect(await failureOf(findAddress(client, { postalCode: '0131010' }))).toMatchObject({ fields: { postalCode: 'validation.postalCode' } })
  expect((await findAddress(client, { postalCode: '00100000'.replace('001', '999') })).status).toBe('unknown')
  await sandbox.console('place/down', { down: true })
  expect(await findAddress(client, { postalCode: '01310100' })).toEqual({
    status: 'unavailable',
    street: '',
    district: '',
    city: '',
    state: '',
  })
  await sandbox.console('place/down', { down: false })
})

test('[2.10] [control] the open market has no such steps: a new member is active at once', async () => {
  const member = await sandbox.member({})
  const client = sandbox.client({ merchant: 'ipanema', session: { ...member, firstTimeLogin: false } })
  expect(await getRegistrationProgress(client)).toMatchObject({ state: 'active', steps: [], waits: false })
})

/** Each fact as a call would store it. */
const store: Record<RegistrationStep, (id: number) => Promise<unknown>> = {
  document: (id) => set(id, { id_number: newCpf() }),
  name: (id) => set(id, { payee_name: 'Ana Souza' }),
  birthDate: (id) => set(id, { birth_date: '1990-05-17' }),
  phone: (id) => set(id, { mobile: `5511955${100_000 + id}` }),
  email: (id) => set(id, { email: `pessoa${id}@correio.example` }),
  address: (member_id) => sandbox.db.insertInto('member_addresses').values({ member_id, postal_code: '1', street: 'Rua', number: '', complement: '', district: '', city: 'Recife', state: 'PE', set_at: 1 }).execute(), // prettier-ignore
  gender: (id) => set(id, { gender: 'unstated' }),
  limits: (member_id) => sandbox.db.insertInto('limits').values((['loss', 'time'] as const).map((kind) => ({ member_id, kind, period: 'day' as const, value: 60, set_at: 1, wanted: null, ready_at: null, confirm_by: null, noticed_day: null }))).execute(), // prettier-ignore
  identity: (id) => addKyc(sandbox.db, id, 'accepted'),
  terms: (member_id) => sandbox.db.insertInto('consents').values({ member_id, version: 1, at: 1, locale: 'en', address: '' }).execute(),
}
const set = (
  id: number,
  values: Partial<Record<'id_number' | 'payee_name' | 'birth_date' | 'mobile' | 'email', string>> & { gender?: 'unstated' },
) => sandbox.db.updateTable('members').set(values).where('id', '=', id).execute()

test.each(['bandeira', 'casa_gb', 'casa_on'])(
  '[2.10] [market requires.registration] in %s a registration has the facts of the market, in its order; without any one of them no one is active',
  async (merchant) => {
    const { market } = sandbox.sandbox.services.merchants.find(merchant)!
    const facts = market.requires.registration!.value
    for (const missing of facts) {
      const member = await sandbox.console('members', { merchant, identity: false })
      const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
      await sandbox.db.deleteFrom('consents').where('member_id', '=', id).execute()
      await sandbox.db.updateTable('members').set({ registering: true }).where('id', '=', id).execute()
      for (const fact of facts) if (fact !== missing) await store[fact](id)
      await sweepRegistry(sandbox.sandbox.services)
      const client = sandbox.client({ merchant, session: { ...member, firstTimeLogin: false } })
      const progress = () => getRegistrationProgress(client)
      const { steps } = await progress()
      expect(steps.map(({ step }) => step)).toEqual(facts)
      const isOffered = missing === 'limits' && merchant !== 'bandeira'
      if (isOffered) continue
      expect(await progress(), missing).toMatchObject({ next: missing, waits: false })
      expect((await progress()).state, missing).not.toBe('active')
      await store[missing](id)
      await sweepRegistry(sandbox.sandbox.services)
      expect((await progress()).state, missing).toBe('active')
    }
  },
)
