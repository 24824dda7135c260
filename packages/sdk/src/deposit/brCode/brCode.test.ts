import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../../core/Minor.ts'
import { agreesWithOrder } from './agreesWithOrder.ts'
import type { BrCode } from './BrCode.ts'
import { crc16 } from './crc16.ts'
import { parseBrCode } from './parseBrCode.ts'
import { writeBrCode } from './writeBrCode.ts'

const vectors: [name: string, code: string, says: BrCode][] = [
  [
    'a key alone',
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    { singleUse: false, to: { key: '123e4567-e12b-12d1-a456-426655440000' }, name: 'Fulano de Tal', city: 'BRASILIA', txid: '***' },
  ],
  [
    'a text, an amount and a checksum that begins with 0',
    '00020126510014br.gov.bcb.pix0115thalesog@me.com0210Pedido 123520400005303986540510.005802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63040DC6',
    {
      singleUse: false,
      to: { key: 'thalesog@me.com', text: 'Pedido 123' },
      amount: minor(1000),
      name: 'THALES OGLIARI',
      city: 'SAO MIGUEL DO O',
      txid: '***',
    },
  ],
  [
    'the address of a charge, for one payment',
    '00020101021226740014br.gov.bcb.pix2552payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e875204000053039865802BR5914THALES OGLIARI6015SAO MIGUEL DO O62070503***63042895',
    {
      singleUse: true,
      to: { url: 'payload.psp.com/3ec9d2f9-5f03-4e0e-820d-63a81e769e87' },
      name: 'THALES OGLIARI',
      city: 'SAO MIGUEL DO O',
      txid: '***',
    },
  ],
]

test('[7.6] the checksum is CRC-16/CCITT-FALSE with its leading zeros', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test.each(vectors)('[7.6] a code with %s is written and read as the central bank has it', (_name, code, says) => {
  expect(writeBrCode(says)).toBe(code)
  expect(parseBrCode(code)).toEqual(says)
})

const plain = (maxLength: number) => fc.stringMatching(new RegExp(`^[!-~]([ -~]{0,${maxLength - 2}}[!-~])?$`))
const uuid = fc.uuid().map((id) => ({ url: `pix.banco.example/qr/v2/${id}` }))
const anyCode = fc
  .record(
    {
      singleUse: fc.boolean(),
      to: fc.oneof(uuid, fc.record({ key: plain(40), text: plain(20) }, { requiredKeys: ['key'] })),
      amount: fc.integer({ min: 1, max: 10_000_000_00 }).map(minor),
      name: plain(25),
      city: plain(15),
      txid: fc.stringMatching(/^[\dA-Za-z]{1,25}$/),
    },
    { requiredKeys: ['singleUse', 'to', 'name', 'city', 'txid'], noNullPrototype: true },
  )
  .map((code) => ('url' in code.to ? { ...code, txid: '***' } : code)) as fc.Arbitrary<BrCode>

test('[7.6] what is written is read back, whatever it says', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(parseBrCode(writeBrCode(code))).toEqual(code)
    }),
  )
})

const order = { amount: minor(12_345), receiver: { name: 'IPANEMA JOGOS LTDA', city: 'SAO PAULO', host: 'pix.banco.example' } }
const codeOf = (change: Partial<BrCode> = {}) =>
  writeBrCode({
    singleUse: true,
    to: { url: 'pix.banco.example/qr/v2/3ec9d2f9-5f03-4e0e-820d-63a81e769e87' },
    amount: order.amount,
    name: order.receiver.name,
    city: order.receiver.city,
    txid: '***',
    ...change,
  })

test('[7.6] of 1,000 codes that were changed on their way none is accepted', () => {
  const good = codeOf()
  expect(agreesWithOrder(good, order)).toBe(true)
  const letters = [...new Set(good)]
  const change = fc.record({
    at: fc.nat(good.length - 1),
    how: fc.constantFrom('replace', 'remove', 'insert', 'swap', 'cut', 'double'),
    letter: fc.constantFrom(...letters, 'É', '\n', ' '),
  })
  const mutated = fc.array(change, { minLength: 1, maxLength: 2 }).map((changes) =>
    changes.reduce((code, { at, how, letter }) => {
      const [before, here, after] = [code.slice(0, at), code.slice(at, at + 1), code.slice(at + 1)]
      if (how === 'remove') return before + after
      if (how === 'insert') return before + letter + here + after
      if (how === 'swap') return before + after.slice(0, 1) + here + after.slice(1)
      if (how === 'cut') return before
      return how === 'double' ? code + code : before + letter + after
    }, good),
  )
  const refused = fc.property(
    mutated.filter((code) => code !== good),
    (code) => !agreesWithOrder(code, order),
  )
  fc.assert(refused, { numRuns: 1000 })
})

test.each<[string, Partial<BrCode>]>([
  ['another amount', { amount: minor(12_346) }],
  ['another receiver', { name: 'IPANEMA J0GOS LTDA' }],
  ['another city', { city: 'SAO PAUL0' }],
  ['another host', { to: { url: 'pix.banco.example.evil.example/qr/v2/3ec9d2f9' } }],
  ['a key instead of a charge', { to: { key: 'thief@mail.example' } }],
])('[7.6] a sound code with %s is not that of the order', (_name, change) => {
  expect(agreesWithOrder(codeOf(change), order)).toBe(false)
})

const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value
const address = 'pix.banco.example/qr/v2/3ec9d2f9-5f03-4e0e-820d-63a81e769e87'
/** A code of another service, with its own fields; undefined removes one. The checksum is right. */
function foreignCode(change: Record<string, string | undefined> = {}): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', address)
  const { name, city } = order.receiver
  const usual = { '00': '01', '01': '12', '26': account, '52': '0000', '53': '986', '54': '123.45', '58': 'BR', '59': name, '60': city }
  const fields = Object.entries({ ...usual, '62': field('05', '***'), ...change }).sort(([a], [b]) => Number(a) - Number(b))
  const body = `${fields.map(([id, value]) => (value === undefined ? '' : field(id, value))).join('')}6304`
  return body + crc16(body)
}
const accountWith = (gui: string, url = address) => field('00', gui) + field('25', url)

test.each<[string, Record<string, string | undefined>]>([
  ['nothing of its own', {}],
  ['the GUI in capitals', { '26': accountWith('BR.GOV.BCB.PIX') }],
  ['the GUI in mixed case', { '26': accountWith('Br.Gov.Bcb.Pix') }],
  ['the account in another template', { '26': undefined, '27': accountWith('br.gov.bcb.pix') }],
  ['the account of a card scheme', { '04': '1234567890123456', '30': field('00', 'com.example.card') + field('01', '123') }],
  ['a merchant category', { '52': '7995' }],
  ['reusable', { '01': '11' }],
  ['no point of initiation', { '01': undefined }],
  ['a txid', { '62': field('05', 'PEDIDO123') }],
  ['the version of its BR Code', { '62': field('05', '***') + field('50', field('00', 'br.gov.bcb.brcode') + field('01', '1.0.0')) }],
  ['no amount', { '54': undefined }],
  ['a decimal more', { '54': '123.450' }],
  ['a postal code', { '61': '01310-100' }],
  ['a second language', { '64': field('00', 'PT') + field('01', 'IPANEMA') }],
  ['reserved fields', { '65': 'x', '79': 'y' }],
  ['a template of a service', { '80': field('00', 'com.example.psp') + field('01', 'abc') }],
  ['PIX Automático', { '80': accountWith('br.gov.bcb.pix', 'pix.banco.example/rec/1'), '99': field('00', 'x') }],
  ['the host in capitals', { '26': accountWith('br.gov.bcb.pix', address.replace('pix.banco', 'PIX.Banco')) }],
  ['a query', { '26': accountWith('br.gov.bcb.pix', 'pix.banco.example/qr?id=3ec9d2f9&v=2') }],
  ['its receiver in small letters and with accents', { '59': 'Ipanema Jogos Ltda', '60': 'São Paulo' }],
])('[7.6] a lawful code with %s is that of the order', (_name, change) => {
  expect(agreesWithOrder(foreignCode(change), order)).toBe(true)
})

test.each([
  ['123', 12_300],
  ['123.', 12_300],
  ['123.4', 12_340],
  ['0123.40', 12_340],
  ['.5', 50],
])('[7.6] the amount %s is %i cents, however it is written', (text, cents) => {
  expect(agreesWithOrder(foreignCode({ '54': text }), { ...order, amount: minor(cents) })).toBe(true)
  expect(agreesWithOrder(foreignCode({ '54': text }), { ...order, amount: minor(cents + 1) })).toBe(false)
})

test.each<[string, Record<string, string | undefined>]>([
  ['another amount', { '54': '123.46' }],
  ['an amount of three decimals', { '54': '123.451' }],
  ['an amount of 0', { '54': '0.00' }],
  ['a comma', { '54': '123,45' }],
  ['dollars', { '53': '840' }],
  ['another country', { '58': 'AR' }],
  ['no merchant category', { '52': undefined }],
  ['a name of 28 characters', { '59': 'IPANEMA JOGOS LTDA ABCDEFGHI' }],
  ['two PIX accounts', { '27': accountWith('BR.GOV.BCB.PIX', 'evil.example/qr') }],
  ['no PIX account', { '26': accountWith('com.example.pix') }],
  ['a key and an address', { '26': accountWith('br.gov.bcb.pix') + field('01', 'thief@mail.example') }],
  ['an invisible character', { '59': 'IPANEMA JOGOS\u200b LTDA' }],
  ['a tip', { '55': '02', '56': '10.00' }],
  ['a txid of 26 characters', { '62': field('05', 'A'.repeat(26)) }],
  ['no additional data', { '62': undefined }],
  ['a version that does not exist', { '00': '02' }],
  ['a user before its host', { '26': accountWith('br.gov.bcb.pix', 'pix.banco.example@evil.example/qr') }],
  ['a backslash in its address', { '26': accountWith('br.gov.bcb.pix', 'pix.banco.example\\evil.example/qr') }],
  ['another host before a query', { '26': accountWith('br.gov.bcb.pix', 'evil.example/qr?pix.banco.example/') }],
  ['an address with its scheme', { '26': accountWith('br.gov.bcb.pix', `https://${address}`.slice(0, 77)) }],
])('[7.6] a code with %s is not that of the order', (_name, change) => {
  expect(agreesWithOrder(foreignCode(change), order)).toBe(false)
})

test('[7.6] fields after the checksum, a field twice and a small checksum are refused', () => {
  const code = foreignCode({ '26': accountWith('br.gov.bcb.pix', 'pix.banco.example/qr/v2/a') })
  expect(parseBrCode(code)).toBeDefined()
  expect(parseBrCode(`${code}6501x`)).toBeUndefined()
  const double = foreignCode().replace('5802BR', '5802BR5802BR').slice(0, -4)
  expect(parseBrCode(double + crc16(double))).toBeUndefined()
  const small = code.slice(0, -4) + code.slice(-4).toLowerCase()
  expect(small).not.toBe(code)
  expect(parseBrCode(small)).toBeUndefined()
})

test('[7.6] a code with a key agrees only with key and amount of its order', () => {
  const key = '123e4567-e12b-12d1-a456-426655440000'
  const withKey = (change: Record<string, string | undefined> = {}) =>
    foreignCode({ '01': undefined, '26': field('00', 'br.gov.bcb.pix') + field('01', key.toUpperCase()), ...change })
  const ofKey = { ...order, receiver: { ...order.receiver, host: '', key } }
  expect(agreesWithOrder(withKey(), ofKey)).toBe(true)
  expect(agreesWithOrder(withKey({ '54': undefined }), ofKey)).toBe(false)
  expect(agreesWithOrder(withKey({ '54': '123.46' }), ofKey)).toBe(false)
  expect(agreesWithOrder(withKey(), { ...ofKey, receiver: { ...ofKey.receiver, key: 'thief@mail.example' } })).toBe(false)
  expect(agreesWithOrder(withKey(), order)).toBe(false)
})

test('[7.6] a code of an order that names no host agrees with nothing', () => {
  expect(agreesWithOrder(codeOf(), { ...order, receiver: { ...order.receiver, host: '' } })).toBe(false)
})

test.each<[string, Partial<BrCode>]>([
  ['accents', { name: 'João' }],
  ['a name of 26 characters', { name: 'A'.repeat(26) }],
  ['an address of 78 characters', { to: { url: `pix.banco.example/${'a'.repeat(60)}` } }],
  ['an address with its scheme', { to: { url: 'https://pix.banco.example/a' } }],
  ['half a cent', { amount: minor(0.5) }],
  ['nothing', { amount: minor(0) }],
  ['a number of an address', { txid: 'ABC' }],
])('[7.6] no code is written with %s', (_name, change) => {
  expect(() => codeOf(change)).toThrow(RangeError)
})
