import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runContract, textOf } from '../../tools/game-contract/runContract.ts'

// The sample game on an origin of its own, as a third party serves its game; at /sdk/ the same with our SDK.
const folder = new URL('../../tools/sample-game/', import.meta.url)
const withSdk = await build({
  entryPoints: [new URL('withSdk.ts', folder).pathname],
  bundle: true,
  write: false,
  format: 'iife',
  conditions: ['@platform/source'],
})
const server = createServer(({ url = '/' }, response) => {
  const isScript = url.endsWith('/game.js')
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
  if (url === '/sdk/game.js') response.end(withSdk.outputFiles[0]!.text)
  else response.end(readFileSync(new URL(isScript ? 'game.js' : 'index.html', folder)))
})
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())
const patience = 6000
const sample = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`

test.each([
  ['in plain JavaScript', ''],
  ['with our SDK', 'sdk/'],
])('[7.3] the sample game %s holds the contract, all of it', async (_name, path) => {
  const report = await runContract({ url: sample(path), patience })
  expect(textOf(report)).not.toMatch(/[✗–]/)
  expect(report.passed).toBe(true)
  expect(report.results).toHaveLength(11)
})

test.each([
  ['silent', 'The game has not sent ready within 6 s: does it know http://127.0.0.1:4770?'],
  ['amountsAsText', 'The site refuses a message of the game: field (stake).'],
  ['endless', 'roundStarted was not followed by roundEnded within 6 s.'],
  ['playsInPause', 'The game started a round between pause and resume.'],
  ['trusting', 'The game followed a message of another session or with an old number: it must check bridge, session and sequence.'],
  ['repeatsSequence', 'The site refuses a message of the game: sequence (roundStarted).'],
  ['ignoresClose', 'close was not answered with exit.'],
  ['anyHost', 'The game spoke to a site that it does not know: it must compare host with the sites that it knows.'],
])('[7.3] a game that is broken (%s) does not, and the report says why', async (broken, why) => {
  const report = await runContract({ url: sample(`?broken=${broken}`), patience })
  expect(report.results.filter(({ status }) => status === 'failed').map((result) => result.why)).toEqual([why])
  expect(report.passed).toBe(false)
})
