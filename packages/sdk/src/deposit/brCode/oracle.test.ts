import fc from 'fast-check'
import { createDynamicPix, createStaticPix, hasError, parsePix } from 'pix-utils'
import { expect, test } from 'vitest'
import { minor } from '../../core/Minor.ts'
import { parseBrCode } from './parseBrCode.ts'
import { writeBrCode } from './writeBrCode.ts'

// Another implementation, to agree with. It writes names in capitals and cuts them, so it is given none that it would change.
const words = (max: number) => fc.stringMatching(new RegExp(`^[A-Z][A-Z ]{0,${max - 2}}[A-Z]$`)).filter((text) => !text.includes('  '))
const receiver = { name: words(25), city: words(15) }
const textOf = (pix: ReturnType<typeof createStaticPix> | ReturnType<typeof createDynamicPix>): string => {
  if (hasError(pix)) throw new Error(pix.message)
  return pix.toBRCode()
}

test('[7.6] a code with a key is the same letters that pix-utils writes, and each reads the other', () => {
  const code = fc.record({ ...receiver, key: fc.uuid(), cents: fc.integer({ min: 1, max: 99_999_999 }) })
  const agree = fc.property(code, ({ name, city, key, cents }) => {
    const ours = writeBrCode({ singleUse: false, to: { key }, amount: minor(cents), name, city, txid: '***' })
    const theirs = textOf(createStaticPix({ merchantName: name, merchantCity: city, pixKey: key, transactionAmount: cents / 100 }))
    expect(theirs).toBe(ours)
    expect(parseBrCode(theirs)).toMatchObject({ to: { key }, amount: cents })
    expect(parsePix(ours)).toMatchObject({ merchantName: name, merchantCity: city, pixKey: key, transactionAmount: cents / 100 })
  })
  fc.assert(agree, { numRuns: 300 })
})

test('[7.6] a code with an address is the same letters, and each reads the other', () => {
  const agree = fc.property(fc.record({ ...receiver, id: fc.uuid() }), ({ name, city, id }) => {
    const url = `pix.banco.example/qr/v2/${id}`
    const ours = writeBrCode({ singleUse: false, to: { url }, name, city, txid: '***' })
    expect(textOf(createDynamicPix({ merchantName: name, merchantCity: city, url }))).toBe(ours)
    expect(parsePix(ours)).toMatchObject({ merchantName: name, merchantCity: city, url })
  })
  fc.assert(agree, { numRuns: 300 })
})
