import { expect, it } from 'vitest'
import type { Job } from './Shot.ts'
import { queueOf } from './queueOf.ts'

const visit = (brand: string, action: string, name: string) =>
  [{ merchant: { code: brand }, scenario: { name, setup: action ? [{ action }] : [] } }] as unknown as Job[]

const nameOf = ([job]: Job[]) => `${job!.merchant.code} ${job!.scenario.name}`

it('[3] runs each visit once, those that affect a brand alone in that brand, and keeps all workers busy', async () => {
  const brands = ['ipanema', 'lotus', 'bandeira']
  const visits = brands.flatMap((brand) => [
    ...Array.from({ length: 8 }, (_none, at) => visit(brand, '', `page ${at}`)),
    ...Array.from({ length: 3 }, (_none, at) => visit(brand, 'flags', `alone ${at}`)),
  ])
  const take = queueOf(visits)
  const done: string[] = []
  const running = new Set<string>()
  const counts: number[] = []
  const work = async (each: Job[]) => {
    const name = nameOf(each)
    running.add(name)
    counts.push(running.size)
    const brand = [...running].filter((other) => other.startsWith(name.split(' ')[0]!))
    if (brand.some((other) => other.includes('alone'))) expect(brand).toEqual([name])
    await new Promise((end) => setTimeout(end, name.includes('alone') ? 5 : 2))
    running.delete(name)
    done.push(name)
  }
  await Promise.all([take(work), take(work), take(work), take(work)])

  expect(done.toSorted()).toEqual(visits.map(nameOf).toSorted())
  // All but the first three and the last visits start beside three others.
  expect(counts.filter((count) => count === 4).length).toBeGreaterThan(20)
})

it('[3] goes on after a visit that failed, and reports it', async () => {
  const take = queueOf([visit('ipanema', 'flags', 'a'), visit('ipanema', 'flags', 'b')])
  const done: string[] = []
  const work = async (each: Job[]) => {
    await Promise.resolve()
    if (done.push(nameOf(each)) === 1) throw new Error('lost')
  }
  const [first, second] = await Promise.allSettled([take(work), take(work)])

  expect(first.status).toBe('rejected')
  expect(second.status).toBe('fulfilled')
  expect(done).toEqual(['ipanema a', 'ipanema b'])
})
