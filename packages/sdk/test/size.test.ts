import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { allCalls } from '../src/testing/allCalls.ts'
import * as account from '../src/exports/account.ts'
import * as agents from '../src/exports/agents.ts'
import * as announcements from '../src/exports/announcements.ts'
import * as contracts from '../src/exports/contracts.ts'
import * as deposit from '../src/exports/deposit.ts'
import * as games from '../src/exports/games.ts'
import * as help from '../src/exports/help.ts'
import * as lottery from '../src/exports/lottery.ts'
import * as messages from '../src/exports/messages.ts'
import * as promotions from '../src/exports/promotions.ts'
import * as protection from '../src/exports/protection.ts'
import * as records from '../src/exports/records.ts'
import * as rewards from '../src/exports/rewards.ts'
import * as security from '../src/exports/security.ts'
import * as wallet from '../src/exports/wallet.ts'
import * as withdraw from '../src/exports/withdraw.ts'
import { brotli, bundle } from './bundle.ts'

const kB = 1000
vi.setConfig({ testTimeout: 60_000 })
const domains = {
  account,
  agents,
  announcements,
  contracts,
  deposit,
  games,
  help,
  lottery,
  messages,
  promotions,
  protection,
  records,
  rewards,
  security,
  wallet,
  withdraw,
}

/** An app of a client and these calls, out of the domain entries as any app imports them. */
function appWith(names: string[]) {
  const lines = Object.entries(domains).map(([domain, entry]) => {
    const own = names.filter((name) => name in entry)
    return own.length ? `export { ${own.join(', ')} } from '@platform/sdk/${domain}'` : ''
  })
  return bundle([`export { createClient } from '@platform/sdk'`, ...lines].join('\n'))
}

const plain = allCalls.filter((call) => !call.encrypted).map((call) => call.name)
let one: string
let all: string
let sealing: string

beforeAll(async () => {
  ;[one, all, sealing] = await Promise.all([appWith(['getGameList']), appWith(plain), appWith([...plain, 'login'])])
}, 60_000)

describe('[quality: SDK] what an app ships', () => {
  // As of the packed SDK (`packed.test.ts`): what names a missing part of the runtime is 0.2 kB of it.
  test('a client and one call are at most 10 kB, schemas and all', () => {
    console.warn(
      `createClient + getGameList: ${brotli(one)} bytes brotli; all ${plain.length} plain calls: ${brotli(all)}; with login: ${brotli(sealing)}`,
    )
    expect(brotli(one)).toBeLessThanOrEqual(10 * kB)
  })

  test('no other call comes along, nor anything that seals, probes for eval or describes the wire for tests', () => {
    const others = allCalls.filter((call) => call.name !== 'getGameList').map((call) => call.path)
    expect(others.filter((path) => one.includes(path))).toEqual([])
    expect(one).not.toMatch(/RSA-OAEP|AES-GCM|new Function|\bFunction\(|eval\(/)
  })

  test('plain calls bring no cryptography, the sealed one at most 1 kB of it', () => {
    expect(all).not.toMatch(/RSA-OAEP|AES-GCM/)
    expect(sealing).toMatch(/RSA-OAEP/)
    expect(brotli(sealing) - brotli(all)).toBeLessThanOrEqual(kB)
    expect(sealing, 'only a gateway opens').not.toMatch(/decrypt/)
  })

  test('both sides of the bridge to a game are at most 3 kB, without zod', async () => {
    const code = await bundle(
      `export { connectGame, connectHost, readBridgeAddress, shellPort, windowPort, withBridge } from '@platform/sdk/gameBridge'`,
    )
    console.warn(`both sides of the bridge to a game: ${brotli(code)} bytes brotli`)
    expect(brotli(code)).toBeLessThanOrEqual(3 * kB)
    expect(code).not.toMatch(/_zod/)
  })

  test('a first screen that only reads leaves the sealing to the chunk of its login', async () => {
    const first = `export { settingsQuery, logoutMutation } from '@platform/sdk/query/account'; export const later = () => import('later')`
    const code = await bundle(first, `export { loginMutation } from '@platform/sdk/query/account'`)
    expect(code).toMatch(/settings\/consolidated/)
    expect(code).not.toMatch(/RSA-OAEP|session\/login/)
  })
})

describe('[architecture: sdk] an entry without React', () => {
  const entries = readdirSync(new URL('../src/exports', import.meta.url)).flatMap(
    (file) => /^(?!react|testing)(\w+)\.ts$/.exec(file)?.[1] ?? [],
  )

  test.for(entries)('%s bundles without React and React Query', async (entry) => {
    const code = await bundle(`export * from '@platform/sdk${entry === 'index' ? '' : `/${entry}`}'`)
    expect(code.length).toBeGreaterThan(100)
    expect(code).not.toMatch(/['"`](react|@tanstack)/)
  })

  test('the look into a bundle would find them', async () => {
    expect(await bundle(`export * from '@platform/sdk/query/games'`)).toMatch(/['"`]@tanstack/)
    expect(await bundle(`export * from '@platform/sdk/react'`)).toMatch(/['"`]react/)
  })
})
