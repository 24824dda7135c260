import { minor, type InputOf } from '@platform/sdk'
import {
  addBankCard,
  getBankCards,
  getSecurityConfig,
  getWithdrawBanks,
  isCnpj,
  isCpf,
  readPixKey,
  removeBankCard,
  setDefaultBankCard,
  setPayeeName,
  setPersonalInfo,
} from '@platform/sdk/security'
import { withdraw } from '@platform/sdk/withdraw'
import { expect, test } from 'vitest'
import { addKyc } from '../testing/addKyc.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { paymentPassword, securityMember, type SecurityMember } from '../testing/securityMember.ts'

const HOUR = 3_600_000
let clock = Date.UTC(2026, 10, 20, 15)
const merchants = ['ipanema', 'bandeira'].map((code, index) => ({
  code,
  trialCode: `${code}_trial`,
  name: code,
  domain: `${code}.example`,
  port: index + 1,
  features: [],
  ...(code === 'bandeira' && { market: 'br' }),
}))
const sandbox = await fileSandbox({ clock: () => clock, merchants })

type Form = InputOf<typeof addBankCard>
let keys = 0
const randomKey = (number = ++keys) => `123e4567-e12b-42d1-a456-${String(426_655_440_000 + number)}`
const pix = (pixKeyType: Form['pixKeyType'], pixKey: string) => ({ type: 'PIX' as const, pixKeyType, pixKey })
const account = { type: 'BANK' as const, bankCode: '341', branch: '123', account: '12345-6', confirmAccount: '12345-6' }
const add = ({ client }: SecurityMember, form: Partial<Form>, idempotencyKey: string = crypto.randomUUID()) =>
  addBankCard(client, { ...pix('RANDOM', randomKey()), payeeName: 'Ana Clara Souza', paymentPassword, ...form }, { idempotencyKey })
const codeOf = async (attempt: Promise<unknown>) => {
  const error = await failureOf(attempt)
  return Object.values((error as { fields?: Record<string, string> } | undefined)?.fields ?? {})[0] ?? error?.code
}

test('[7.6] check digits of CPF and CNPJ, the alphanumeric one too', () => {
  expect(['11144477735', '52998224725'].every(isCpf)).toBe(true)
  expect(['11144477734', '11111111111', '1114447773', '111.444.777-35'].some(isCpf)).toBe(false)
  expect(['11222333000181', '12ABC34501DE35'].every(isCnpj)).toBe(true)
  expect(['11222333000180', '00000000000000', '12abc34501de35'].some(isCnpj)).toBe(false)
})

test('[7.6] a PIX key must match its type, and is stored in the format of the central bank', () => {
  expect(readPixKey('CPF', '111.444.777-35')).toBe('11144477735')
  expect(readPixKey('CNPJ', '12.ABC.345/01DE-35')).toBe('12ABC34501DE35')
  expect(readPixKey('PHONE', '(11) 98765-4321')).toBe('+5511987654321')
  expect(readPixKey('PHONE', '+351912345678')).toBe('+351912345678')
  expect(readPixKey('EMAIL', ' Ana@Correio.Example ')).toBe('ana@correio.example')
  expect(readPixKey('RANDOM', '123E4567-E12B-12D1-A456-426655440000')).toBe('123e4567-e12b-12d1-a456-426655440000')
  const wrong = [
    ['CPF', '11987654321'],
    ['PHONE', '987654321'],
    ['PHONE', '11144477735'],
    ['EMAIL', `${'a'.repeat(70)}@b.example`],
    ['EMAIL', 'ana@'],
    ['RANDOM', '123e4567'],
  ] as const
  for (const [type, key] of wrong) expect(readPixKey(type, key), `${type} ${key}`).toBeUndefined()
})

test('[7.6] an invalid key, an unknown bank and two different account numbers are reported by field', async () => {
  const member = await securityMember(sandbox)
  const codes = [
    add(member, pix('CPF', '111.444.777-34')),
    add(member, { ...account, bankCode: '999' }),
    add(member, { ...account, branch: '' }),
    add(member, { ...account, account: '12', confirmAccount: '12' }),
    add(member, { ...account, confirmAccount: '12345-7' }),
  ].map(codeOf)
  expect(await Promise.all(codes)).toEqual([
    'validation.pixKey',
    'validation.bank',
    'validation.account',
    'validation.account',
    'validation.accountTwice',
  ])
  expect((await getWithdrawBanks(member.client)).some(({ bankCode }) => bankCode === '341')).toBe(true)
})

test('[7.6] a new destination is shown masked, without its end; the number is stored sealed', async () => {
  const member = await securityMember(sandbox)
  const card = await add(member, account)
  expect(card).toMatchObject({ type: 'BANK', bankName: 'Itaú', masked: '123••••', payeeName: 'Ana C••• S•••', isDefault: true })
  expect(await getBankCards(member.client)).toEqual([card])
  const row = await sandbox.db.selectFrom('bank_cards').selectAll().where('id', '=', Number(card.id)).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('123456')
  expect(sandbox.sandbox.services.vault.open(row.sealed)).toBe('123456')
})

test('[7.6] the payment password is required, and its tries are counted although the call is refused', async () => {
  const member = await securityMember(sandbox)
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 6; tries++) codes.push(await codeOf(add(member, { paymentPassword: '300500' })))
  expect(codes).toEqual([...Array<string>(4).fill('payment.wrong'), 'payment.locked', 'payment.locked'])
  expect(await codeOf(add(await securityMember(sandbox, { bare: true }), {}))).toBe('payment.unset')
})

test('[7.6] the holder is the name of the member, fixed after the first destination, even if that is removed', async () => {
  const member = await securityMember(sandbox)
  await setPayeeName(member.client, { payeeName: 'Ana Souza' })
  await setPayeeName(member.client, { payeeName: 'Ana Clara Souza' })
  expect(await codeOf(add(member, { payeeName: 'Bruno Lima' }))).toBe('destination.holder')
  const { id } = await add(member, { payeeName: 'ANA  clara souza' })
  expect((await getSecurityConfig(member.client)).payeeNameFixed).toBe(true)
  expect(await codeOf(setPayeeName(member.client, { payeeName: 'Bruno Lima' }))).toBe('payee.fixed')
  await removeBankCard(member.client, { id }, { idempotencyKey: crypto.randomUUID() })
  expect(await codeOf(setPayeeName(member.client, { payeeName: 'Bruno Lima' }))).toBe('payee.fixed')
  expect(await codeOf(add(member, { payeeName: 'Bruno Lima' }))).toBe('destination.holder')
  // Without a name in the form, the member's name applies.
  expect((await add(member, { payeeName: undefined })).payeeName).toBe('Ana C••• S•••')
  expect(await codeOf(add(await securityMember(sandbox), { payeeName: undefined }))).toBe('validation.nameShort')
})

test('[7.6] a CPF key is the own CPF; where the market forbids third parties, a CNPJ key is refused, and a CPF key while the own CPF is unknown', async () => {
  const member = await securityMember(sandbox)
  await setPersonalInfo(member.client, { idNumber: '11144477735', birthDate: '1990-01-31' })
  expect(await codeOf(add(member, pix('CPF', '529.982.247-25')))).toBe('destination.holder')
  expect((await add(member, pix('CPF', '111.444.777-35'))).masked).toBe('•••.444.777-••')
  const regulated = await securityMember(sandbox, { merchant: 'bandeira' })
  expect(await codeOf(add(regulated, pix('CPF', '52998224725')))).toBe('destination.holder')
  expect(await codeOf(add(regulated, pix('CNPJ', '11222333000181')))).toBe('destination.holder')
  await setPersonalInfo(regulated.client, { idNumber: '52998224725', birthDate: '1990-01-31' })
  expect((await add(regulated, pix('CPF', '52998224725'))).isDefault).toBe(true)
})

test('[7.6] a key of a company is accepted only where the merchant allows it, for an accepted identity', async () => {
  const member = await securityMember(sandbox)
  const cnpj = pix('CNPJ', '12.ABC.345/01DE-35')
  expect(await codeOf(add(member, cnpj))).toBe('destination.holder')
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', company_keys: true })
  expect(await codeOf(add(member, cnpj))).toBe('destination.holder')
  expect((await getSecurityConfig(member.client)).companyKeys).toBe(false)
  await addKyc(sandbox.db, (await member.row()).id, 'accepted')
  expect((await getSecurityConfig(member.client)).companyKeys).toBe(true)
  expect(await add(member, cnpj)).toMatchObject({ pixKeyType: 'CNPJ' })
  await sandbox.console('withdrawals/settings', { merchant: 'ipanema', company_keys: false })
  expect(
    await codeOf(
      withdraw(
        member.client,
        { destinationId: (await getBankCards(member.client))[0]!.id, amount: minor(5000), bonusLoss: minor(0), paymentPassword },
        { idempotencyKey: crypto.randomUUID() },
      ),
    ),
  ).toBe('destination.holder')
})

test('[7.6] another destination requires the end of an existing one; five wrong guesses at it lock for 30 minutes', async () => {
  const member = await securityMember(sandbox)
  await add(member, pix('EMAIL', 'anaclara@correio.example'))
  expect(await codeOf(add(member, {}))).toBe('destination.tail')
  expect(await codeOf(add(member, { existingTail: '.exa' }))).toBe('destination.tail')
  await add(member, { existingTail: 'lara' })
  for (let tries = 0; tries < 5; tries++) await failureOf(add(member, { existingTail: 'nope' }))
  expect(await codeOf(add(member, { existingTail: 'lara' }))).toBe('destination.locked')
})

test('[7.6] at most five destinations, none twice, also with parallel requests', async () => {
  const member = await securityMember(sandbox)
  const first = randomKey()
  await add(member, pix('RANDOM', first))
  const existingTail = first.slice(-4)
  const same = randomKey()
  const twice = await Promise.all([1, 2].map(() => codeOf(add(member, { ...pix('RANDOM', same), existingTail }))))
  expect(twice.filter((code) => code === 'destination.known')).toHaveLength(1)
  const many = await Promise.all(Array.from({ length: 8 }, () => codeOf(add(member, { existingTail }))))
  expect(many.filter((code) => code === undefined).length).toBeLessThanOrEqual(3)
  clock += HOUR
  while ((await getBankCards(member.client)).length < 5) await add(member, { existingTail })
  expect(await codeOf(add(member, { existingTail }))).toBe('destination.limit')
  const rows = await getBankCards(member.client)
  await removeBankCard(member.client, { id: rows[0]!.id }, { idempotencyKey: crypto.randomUUID() })
  const left = await getBankCards(member.client)
  expect([left.length, left.filter(({ isDefault }) => isDefault).length]).toEqual([4, 1])
})

test('[7.6] the same submit twice adds one destination', async () => {
  const member = await securityMember(sandbox)
  const form = pix('RANDOM', randomKey())
  const [one, two] = [await add(member, form, 'key-of-this-form-1'), await add(member, form, 'key-of-this-form-1')]
  expect(two).toEqual(one)
  expect(await getBankCards(member.client)).toHaveLength(1)
})

test('[7.6] one destination is always the default; adding and removing hold withdrawals for 24 hours and notify the member, choosing does not', async () => {
  const member = await securityMember(sandbox)
  const key = randomKey()
  const one = await add(member, pix('RANDOM', key))
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * HOUR)
  const two = await add(member, { existingTail: key.slice(-4) })
  expect(two.isDefault).toBe(false)
  clock += HOUR
  await setDefaultBankCard(member.client, { id: two.id }, { idempotencyKey: crypto.randomUUID() })
  expect((await getBankCards(member.client)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [two.id, true],
    [one.id, false],
  ])
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 23 * HOUR)
  await removeBankCard(member.client, { id: two.id }, { idempotencyKey: crypto.randomUUID() })
  expect((await getSecurityConfig(member.client)).heldUntil).toBe(clock + 24 * HOUR)
  expect((await getBankCards(member.client)).map(({ id, isDefault }) => [id, isDefault])).toEqual([[one.id, true]])
  const added = 'A withdrawal account was added'
  expect(await member.inbox()).toEqual([added, added, 'A withdrawal account was removed'])
})
