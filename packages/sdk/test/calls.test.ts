import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../src/testing/allCalls.ts'
import { generate } from './generate.ts'
import { clientOf, readInput, success, type ReceivedRequest } from './stubGateway.ts'

const source = (folder: string) => new URL(`../src/${folder}`, import.meta.url)
const described = readdirSync(source(''), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!core|testing)\w+\/\w+\.ts$/.test(file))
  .filter((file) => readFileSync(source(file), 'utf8').includes('= defineCall('))
  .map((file) => file.replace(/.*\/|\.ts$/g, ''))

const modules =
  /^(COMM|FUNDTRANS|AGEANNOUNCE|MEMTRANS|PERSPNL|AGEINFO|AGEDOWNMAN|REG|CAPTCHA|INBOX|PASS|PWRESETSMS|FEEDBACK|MEMCLUB|REWCEN|AFFMAN|DAILYSALCONT|HOURSAL|SIGNCONDIV|VERIFICATION|FREEPLAY|CBS)3$/

describe('[7] the list of calls', () => {
  test('holds every call that a file describes', () => {
    expect(allCalls.map((call) => call.name).toSorted()).toEqual(described.toSorted())
  })

  test('never names two calls alike, nor gives two the same method and path', () => {
    const routes = allCalls.map((call) => `${call.method} ${call.path}`)
    expect(new Set(allCalls.map((call) => call.name)).size).toBe(allCalls.length)
    expect(new Set(routes).size).toBe(routes.length)
  })
})

test('[7.5] every call that is not a read is an act of the player, but for what the apps send by themselves', () => {
  const others = allCalls.filter(({ retry, act }) => act !== (retry !== 'read'))
  expect(others.map(({ name }) => name).toSorted()).toEqual([
    'getCaptcha',
    'getCaptchaSound',
    'getProofOfWork',
    'renewSession',
    'sendPlayTime',
  ])
  expect(others.filter(({ act }) => act)).toEqual([])
})

describe.for(allCalls.map((call) => [call.name, call] as const))('[7] %s', ([, call]) => {
  test('says where it goes, who may make it and how it is repeated', () => {
    expect(call.path).toMatch(/^\/(wps|lgw)\/[\w/-]+$/)
    for (const module of [call.module, ...Object.values(call.modules?.ids ?? {})]) expect(module).toMatch(modules)
    expect(['guest', 'member', 'player', 'agent', 'money', 'contract']).toContain(call.access)
    expect(['read', 'idempotent', 'keyed', 'costly', 'secret']).toContain(call.retry)
    expect(call.section).toMatch(/^[1-9](\.\d+)?$/)
    if (call.method !== 'GET') expect(call.retry, 'only a GET is a read').not.toBe('read')
    if (call.encrypted) expect(['secret', 'keyed']).toContain(call.retry)
  })

  test('has a doc line', () => {
    const file = readdirSync(source(''), { recursive: true, encoding: 'utf8' }).find(
      (name) => !name.startsWith('exports') && name.endsWith(`/${call.name}.ts`),
    )
    expect(readFileSync(source(file ?? ''), 'utf8')).toMatch(new RegExp(`\\*/\\nexport const ${call.name} = defineCall\\(`))
  })

  test('brings its input to the gateway and its answer back', async () => {
    const property = fc.asyncProperty(generate(call.input), generate(call.output), async (input, output) => {
      let asked: ReceivedRequest | undefined
      const client = clientOf((request) => {
        asked = request
        return success(call, z.encode(call.output, output))
      })
      expect(await client.request(call, input)).toEqual(output)
      expect(asked?.method).toBe(call.method)
      expect(asked?.url.pathname).toBe(call.path)
      expect(asked?.headers).toMatchObject({
        'X-Module-Id': call.modules?.ids[String((input as Record<string, unknown>)[call.modules.field])] ?? call.module,
        'X-Gateway-Id': '3',
        'X-Merchant': expect.stringMatching(/^ipanema/),
      })
      expect('Idempotency-Key' in asked!.headers).toBe(call.retry === 'keyed')
      expect(await readInput(call, asked!)).toEqual(input)
    })
    await fc.assert(property, { numRuns: 25 })
  })
})
