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
  ['no amount', { amount: undefined }],
  ['another receiver', { name: 'IPANEMA J0GOS LTDA' }],
  ['another city', { city: 'SAO PAUL0' }],
  ['another host', { to: { url: 'pix.banco.example.evil.example/qr/v2/3ec9d2f9' } }],
  ['a key instead of a charge', { to: { key: 'thief@mail.example' } }],
  ['a code that can be paid again', { singleUse: false }],
])('[7.6] a sound code with %s is not that of the order', (_name, change) => {
  expect(agreesWithOrder(codeOf(change), order)).toBe(false)
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
