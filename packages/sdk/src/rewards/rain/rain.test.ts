import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digestOfList, digestOfTicket, rankTickets } from './rankTickets.ts'
import { mostOf, splitRain } from './splitRain.ts'
import { hashOfRain, verifyRain } from './verifyRain.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const pools = fc
  .integer({ min: 1, max: 60 })
  .chain((packets) => fc.record({ packets: fc.constant(packets), pool: fc.integer({ min: packets, max: packets * 5000 }) }))

test('[2.1] the split: packets add up to the pool, and each is within its bounds', async () => {
  const property = fc.asyncProperty(pools, fc.string(), async ({ pool, packets }, seed) => {
    const amounts = await splitRain({ seed, pool, packets })
    expect(amounts).toHaveLength(packets)
    expect(sum(amounts)).toBe(pool)
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1)
    expect(await splitRain({ seed, pool, packets })).toEqual(amounts)
  })
  await fc.assert(property, { numRuns: 150 })
  fc.assert(
    fc.property(pools, ({ pool, packets }) => {
      const most = mostOf(pool, packets)
      expect(most).toBeGreaterThanOrEqual(1)
      // Whatever is drawn, a cent stays for every other packet.
      expect(pool - most).toBeGreaterThanOrEqual(packets - 1)
    }),
  )
})

/** χ² of counts that should be alike. */
const chiSquare = (counts: readonly number[]) => {
  const expected = sum(counts) / counts.length
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
}

test('[2.1] the best packet is equally likely at every place: χ² over 3,000 rains; unshuffled it would not be', async () => {
  const best = Array.from({ length: 10 }, () => 0)
  for (let rain = 0; rain < 3000; rain++) {
    const amounts = await splitRain({ seed: sha(`rain ${rain}`), pool: 10_000, packets: 10 })
    best[amounts.indexOf(Math.max(...amounts))]!++
  }
  // Seeds are fixed, so this is no matter of luck; 27.9 is the bound of one in a thousand with nine degrees of freedom.
  expect(chiSquare(best)).toBeLessThan(27.9)
})

/** 200 tickets of a rain with 20 packets: every second client answers in 50 ms, the others in 2,000 ms, and so come last. */
async function arrivals(rain: number) {
  const clients = await Promise.all(
    Array.from({ length: 200 }, async (_, client) => ({ slow: client % 2 === 1, ticket: await digestOfTicket(`${rain}:${client}`) })),
  )
  return clients.toSorted((a, b) => Number(a.slow) - Number(b.slow))
}

test('[2.1] who arrives late wins as often: χ² of winners against arrival, with clients of 50 ms and of 2,000 ms; the first N would fail it', async () => {
  const count = async (win: (seed: string, tickets: string[]) => Promise<string[]> | string[]) => {
    const deciles = Array.from({ length: 10 }, () => 0)
    let slow = 0
    for (let rain = 0; rain < 150; rain++) {
      const clients = await arrivals(rain)
      const tickets = clients.map(({ ticket }) => ticket)
      const winners = new Set((await win(sha(`seed ${rain}`), tickets)).slice(0, 20))
      for (const [place, client] of clients.entries()) {
        if (!winners.has(client.ticket)) continue
        deciles[Math.floor(place / 20)]!++
        if (client.slow) slow++
      }
    }
    return { deciles: chiSquare(deciles), speeds: chiSquare([slow, 3000 - slow]) }
  }
  const fair = await count(rankTickets)
  expect(fair.deciles).toBeLessThan(27.9)
  // One degree of freedom.
  expect(fair.speeds).toBeLessThan(10.8)
  const firstCome = await count((_seed, tickets) => tickets)
  expect(firstCome.deciles).toBeGreaterThan(27.9)
  expect(firstCome.speeds).toBeGreaterThan(10.8)
})

async function drawn() {
  const own = 'my-ticket'
  const rain = { id: 'R1', pool: 5000, packets: 8, seed: sha('seed') }
  const tickets = await Promise.all([own, ...Array.from({ length: 11 }, (_, index) => `t${index}`)].map(digestOfTicket))
  const amounts = await splitRain(rain)
  const rank = (await rankTickets(rain.seed, tickets)).indexOf(sha(own))
  const [smallest, largest] = [Math.min(...amounts), Math.max(...amounts)]
  const { seed, ...facts } = rain
  return {
    promise: { ...facts, hash: await hashOfRain(rain), smallest, largest, bands: [{ from: smallest, to: largest, packets: 8 }] },
    proof: { seed, amounts, tickets: tickets.toSorted(), listDigest: await digestOfList(tickets) },
    own: { ticket: own, amount: amounts[rank] ?? 0 },
  }
}

test('[2.1] promise, digests and ranks are what any tool computes', async () => {
  const { promise, proof } = await drawn()
  expect(promise.hash).toBe(sha(`R1:5000:8:${proof.seed}`))
  expect(proof.listDigest).toBe(sha([...proof.tickets].sort().join('\n')))
  const byHand = proof.tickets
    .map((ticket) => [sha(`${proof.seed}:${proof.listDigest}:${ticket}`), ticket] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  expect(await rankTickets(proof.seed, proof.tickets)).toEqual(byHand.map(([, ticket]) => ticket))
})

const honest = { seed: true, packets: true, tickets: true, result: true }

test('[2.1] the page’s check passes an honest rain, and finds out a server that swaps the list after its promise', async () => {
  const { promise, proof, own } = await drawn()
  expect(await verifyRain(promise, proof, own)).toEqual(honest)
  const swapped = [...proof.amounts]
  ;[swapped[0], swapped[1]] = [swapped[1]!, swapped[0]!]
  expect(await verifyRain(promise, { ...proof, amounts: swapped }, own)).toEqual({ ...honest, packets: false })
  // Another seed gives another list that fits, and breaks the promise.
  const seed = sha('other')
  const other = { ...proof, seed, amounts: await splitRain({ ...promise, seed }) }
  expect((await verifyRain(promise, other, own)).seed).toBe(false)
  const tickets = proof.tickets.filter((ticket) => ticket !== sha(own.ticket))
  expect(await verifyRain(promise, { ...proof, tickets, listDigest: await digestOfList(tickets) }, own)).toMatchObject({ result: false })
  expect(await verifyRain(promise, { ...proof, tickets: [...proof.tickets, sha('late')] }, own)).toMatchObject({ tickets: false })
  expect(await verifyRain(promise, proof, { ...own, amount: own.amount + 1 })).toEqual({ ...honest, result: false })
  expect(await verifyRain(promise, { ...proof, seed: '' }, own)).toMatchObject({ seed: false, packets: false })
})

test('[2.1] each number of the promise that was seen is held against the draw, whatever the proof says of itself', async () => {
  const { promise, proof, own } = await drawn()
  const { smallest, largest } = promise
  for (const other of [{ pool: 4000 }, { packets: 7 }]) {
    const remade = { ...proof, ...other, amounts: await splitRain({ ...promise, ...other, seed: proof.seed }) }
    expect(await verifyRain(promise, remade, own)).toMatchObject({ packets: false })
  }
  for (const other of [{ pool: 4000 }, { packets: 7 }, { id: 'R2' }])
    expect((await verifyRain({ ...promise, ...other }, proof, own)).seed).toBe(false)
  for (const other of [{ smallest: smallest + 1 }, { largest: largest - 1 }, { bands: [{ from: smallest, to: largest - 1, packets: 8 }] }])
    expect(await verifyRain({ ...promise, ...other }, proof, own)).toEqual({ ...honest, packets: false })
})
