import { expect, onTestFinished, test } from 'vitest'
import { type CaptchaWork, solveCaptchaWork } from '@platform/sdk/account'

/** What a gateway requires at most before a sign-in: 200 tries of 2000 rounds. */
const TRIES = 200
const ROUNDS = 2000
/** A cheap phone has a quarter of this machine's speed, and a second. */
const MOST_MS = 1000 / 4
const RUNS = 5

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function dearestWork(): Promise<CaptchaWork> {
  const [nonce, salt] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(16))]
  const counter = new Uint8Array(4)
  new DataView(counter.buffer).setUint32(0, TRIES - 1)
  const secret = await crypto.subtle.importKey('raw', new Uint8Array([...nonce, ...counter]), 'PBKDF2', false, ['deriveBits'])
  const key = await crypto.subtle.deriveBits({ name: 'PBKDF2', salt, iterations: ROUNDS, hash: 'SHA-256' }, secret, 256)
  const rest = { algorithm: 'PBKDF2/SHA-256', cost: ROUNDS, keyLength: 32 }
  return { ...rest, nonce: hexOf(nonce), salt: hexOf(salt), keyPrefix: hexOf(new Uint8Array(key, 0, 16)) }
}

// Of several runs the fastest: other tests share the machine.
test('[2.9] the dearest work before a sign-in takes a cheap phone a second at most, and no task of it holds the page up', async () => {
  let long: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries().filter(({ name }) => name === 'self')))
  observer.observe({ type: 'longtask' })
  onTestFinished(() => observer.disconnect())
  // Loads the code.
  await solveCaptchaWork(await dearestWork())
  const runs: { took: number; longTasks: number }[] = []
  for (let run = 0; run < RUNS; run++) {
    const work = await dearestWork()
    long = []
    const start = performance.now()
    expect(await solveCaptchaWork(work)).toBe(TRIES - 1)
    const took = performance.now() - start
    long.push(...observer.takeRecords().filter(({ name }) => name === 'self'))
    runs.push({ took, longTasks: long.length })
  }
  expect(Math.min(...runs.map(({ took }) => took))).toBeLessThan(MOST_MS)
  expect(Math.min(...runs.map(({ longTasks }) => longTasks))).toBe(0)
})
