import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawNumbers, vnTiers } from './drawNumbers.ts'
import { frequenciesOf } from './frequenciesOf.ts'
import { parseNumbers } from './numbers.ts'
import { hashOfDraw, verifyDraw, type DrawProof } from './verifyDraw.ts'
import type { LotteryFamily } from './plays.ts'

const sha = (text: string) => createHash('sha256').update(text).digest()
const seedOf = (n: number) => sha(`seed ${n}`).toString('hex')
const families: LotteryFamily[] = ['VN', 'FIVE', 'DICE']

/** The numbers as computed without our code: bytes of SHA-256, skipping those that would be biased. */
function byHand(family: LotteryFamily, seed: string): string {
  const bytes = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((block) => [...sha(`${seed}:${block}`)])
  if (family === 'DICE') return bytes.filter((byte) => byte < 252).slice(0, 3).map((byte) => (byte % 6) + 1).join(',') // prettier-ignore
  const stream = bytes.filter((byte) => byte < 250).map((byte) => byte % 10).join('') // prettier-ignore
  if (family === 'FIVE') return stream.slice(0, 5).split('').join(',')
  let at = 0
  const take = (length: number) => stream.slice(at, (at += length))
  return vnTiers.map(([length, count]) => Array.from({ length: count }, () => take(length)).join(',')).join('~')
}

async function proofOf(family: LotteryFamily, n: number): Promise<DrawProof> {
  const [drawId, seed] = [`L${n}-2611200001`, seedOf(n)]
  return { drawId, family, seed, hash: await hashOfDraw(drawId, seed), winningNumber: await drawNumbers(family, seed) }
}

describe('[2.8] a draw', () => {
  test('promises SHA-256 of its id and its seed, as any tool computes it', async () => {
    expect(await hashOfDraw('EFN1-2611200653', 'abc')).toBe(sha('EFN1-2611200653:abc').toString('hex'))
  })

  test.each(families)('%s: the numbers follow from the seed as the rule is written', async (family) => {
    for (let n = 0; n < 300; n++) expect(await drawNumbers(family, seedOf(n))).toBe(byHand(family, seedOf(n)))
  })

  test('VN has 18 numbers in nine tiers, the others five digits and three dice', async () => {
    const vn = parseNumbers(await drawNumbers('VN', seedOf(1)))
    expect(vn.map((tier) => [tier[0]!.length, tier.length])).toEqual(vnTiers.map((tier) => [...tier]))
    expect(vn.flat()).toHaveLength(18)
    expect(await drawNumbers('FIVE', seedOf(1))).toMatch(/^\d(,\d){4}$/)
    expect(await drawNumbers('DICE', seedOf(1))).toMatch(/^[1-6](,[1-6]){2}$/)
  })

  test.each([
    ['FIVE', 10],
    ['DICE', 6],
  ] as const)('%s favours no number: χ² over 4,000 draws', async (family, sides) => {
    const draws = await Promise.all(Array.from({ length: 4000 }, (_, n) => drawNumbers(family, seedOf(n))))
    const counts = frequenciesOf(draws.map((winningNumber) => ({ family, winningNumber })))
    const expected = counts.reduce((sum, { count }) => sum + count, 0) / sides
    expect(counts).toHaveLength(sides)
    // Seeds are fixed, so this is no matter of luck; 27.9 and 20.5 are the bounds of one in a thousand.
    expect(counts.reduce((sum, { count }) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(sides === 10 ? 27.9 : 20.5)
  })
})

describe('[2.8] the check', () => {
  test.each(families)('%s: a true draw passes', async (family) => {
    expect(await verifyDraw(await proofOf(family, 7))).toEqual({ hash: true, numbers: true })
  })

  test('a draw that is still to come proves nothing yet', async () => {
    expect(await verifyDraw({ ...(await proofOf('FIVE', 1)), seed: '', winningNumber: '' })).toEqual({ hash: false, numbers: false })
  })

  test('any other id, hash, seed or number is found out', async () => {
    const proof = await proofOf('FIVE', 3)
    const spoil = fc.constantFrom('drawId', 'hash', 'seed', 'winningNumber')
    const property = fc.asyncProperty(spoil, fc.nat(), fc.constantFrom(...'0123456789abcdef'), async (field, at, letter) => {
      const text = proof[field]
      const place = at % text.length
      const other = text.slice(0, place) + letter + text.slice(place + 1)
      const { hash, numbers } = await verifyDraw({ ...proof, [field]: other })
      expect(hash && numbers).toBe(other === text)
    })
    await fc.assert(property, { numRuns: 300 })
  })
})

test('[2.8] frequencies count endings of two digits in VN, whole numbers elsewhere, most often first', () => {
  expect(
    frequenciesOf([
      { family: 'DICE', winningNumber: '3,3,5' },
      { family: 'DICE', winningNumber: '' },
    ]),
  ).toEqual([
    // prettier-ignore
    { number: '3', count: 2 },
    { number: '5', count: 1 },
  ])
  expect(frequenciesOf([{ family: 'VN', winningNumber: '123456~99956' }])).toEqual([{ number: '56', count: 2 }])
})
