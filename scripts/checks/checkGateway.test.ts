import { discoverMerchants } from '@platform/config/merchants'
import type { MerchantConfig } from '../../packages/player/src/exports/merchant.ts'
import { startSandbox, type RunningSandbox } from '@platform/test-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkGateway } from '../../packages/launch/src/checks/checkGateway.ts'

const config = (await discoverMerchants<MerchantConfig & { folder: string }>()).find(({ code }) => code === 'ipanema')!
let sandbox: RunningSandbox
const findings = async (changed: Partial<MerchantConfig> = {}) =>
  (await checkGateway({ config: { ...config, ...changed } }, sandbox.url)).map(({ level, at, problem }) => `${level} ${at}: ${problem}`)

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

test('[launch] a gateway that has what the brand lists is no finding', async () => {
  expect(await findings()).toEqual([])
})

test('[launch] what is on there and not listed is named, and what is listed and off there', async () => {
  const [unlisted] = await findings({ features: config.features.filter((feature) => feature !== 'DIRECTREG3') })
  expect(unlisted).toBe(`warning gateway ${sandbox.url}: on there, and not in features: DIRECTREG3`)
  const headers = { 'Content-Type': 'application/json', Origin: sandbox.url }
  const body = JSON.stringify({ merchant: 'ipanema', flag: 'DIRECTREG3', on: false })
  expect((await fetch(`${sandbox.url}/console/api/flags`, { method: 'POST', headers, body })).status).toBe(200)
  expect(await findings()).toEqual([`warning gateway ${sandbox.url}: DIRECTREG3 is off there, so nobody sees it`])
})

test('[launch] a gateway that does not answer, the first or another one, says so and what to do', async () => {
  const gone = 'http://127.0.0.1:9'
  const [finding] = await checkGateway({ config: { ...config, gateway: { ...config.gateway, url: gone } } }, sandbox.url)
  expect(finding).toMatchObject({ level: 'warning', at: `gateway ${gone}`, fix: 'start it (npm start), or mend the address' })
  const others = await findings({ gateway: { ...config.gateway, others: [gone] } })
  expect(others.some((one) => one.startsWith(`warning gateway ${gone}: it does not answer`))).toBe(true)
})
