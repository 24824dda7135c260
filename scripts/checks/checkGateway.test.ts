import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { discoverMerchants } from '@platform/config/merchants'
import type { MerchantConfig } from '../../packages/player/src/exports/merchant.ts'
import { startSandbox, type RunningSandbox } from '@platform/test-kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkGateway } from '../../packages/launch/src/checks/checkGateway.ts'

const config = (await discoverMerchants<MerchantConfig & { folder: string }>()).find(({ code }) => code === 'ipanema')!
let sandbox: RunningSandbox
const findings = async (changed: Partial<MerchantConfig> = {}) =>
  (await checkGateway({ config: { ...config, ...changed } }, sandbox.url)).map(({ level, at, problem }) => `${level} ${at}: ${problem}`)

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

test('[launch] a gateway that has what the brand lists has no finding', async () => {
  expect(await findings()).toEqual([])
})

test('[launch] reports features that are on there and not listed, and features that are listed and off there', async () => {
  const [unlisted] = await findings({ features: config.features.filter((feature) => feature !== 'DIRECTREG3') })
  expect(unlisted).toBe(`warning gateway ${sandbox.url}: on there, and not in features: DIRECTREG3`)
  const headers = { 'Content-Type': 'application/json', Origin: sandbox.url }
  const body = JSON.stringify({ merchant: 'ipanema', flag: 'DIRECTREG3', on: false })
  expect((await fetch(`${sandbox.url}/console/api/flags`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await findings()).toEqual([`warning gateway ${sandbox.url}: DIRECTREG3 is off there, so no player sees it`])
})

test('[launch] a gateway that does not answer, the first or another one, is reported with a fix', async () => {
  const gone = 'http://127.0.0.1:9'
  const [finding] = await checkGateway({ config: { ...config, gateway: { ...config.gateway, url: gone } } }, sandbox.url)
  expect(finding).toMatchObject({ level: 'warning', at: `gateway ${gone}`, fix: 'start it (npm start), or correct the address' })
  const others = await findings({ gateway: { ...config.gateway, others: [gone] } })
  expect(others.some((one) => one.startsWith(`warning gateway ${gone}: it does not answer`))).toBe(true)
})

test('[launch] a gateway that answers but does not know the brand is not to be started', async () => {
  const found = await checkGateway({ config: { ...config, code: 'serrana', trialCode: 'serrana_trial' } }, sandbox.url)
  expect(found).toMatchObject([
    { problem: 'it answers, but knows no merchant serrana', fix: expect.stringContaining('restart it (npm start)') },
  ])
})

test('[launch] a gateway that lists no social page is reported', async () => {
  // The sandbox's own answer, reduced to downloads.
  const server = createServer((request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name)))
    void fetch(sandbox.url + request.url, { headers: headers as Record<string, string> })
      .then((answer) => answer.text())
      .then((text) => response.setHeader('Content-Type', 'application/json').end(text.replace(/"(FACEBOOK|TELEGRAM|WHATSAPP)"/g, '"IOS"')))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const found = await checkGateway({ config: { ...config, gateway: { ...config.gateway, url } } }, sandbox.url)
  expect(found.map(({ problem }) => problem)).toContain('it lists no social page of the brand')
})
