import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@platform/config/chromium'
import { type DiscoveredMerchant, discoverMerchants } from '@platform/config/merchants'
import { defineConfig } from '@playwright/test'
import type { Options } from './support/test.ts'

const port = Number(process.env.E2E_PORT ?? 4780)
const merchants = await discoverMerchants<DiscoveredMerchant & { categories: readonly string[] }>()
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}

/** Journeys of the lottery move the clock: they run when no other does, on the brand that puts lotteries first. */
const LOTTERY = 'journeys/lottery*.spec.ts'

const projects = merchants.map((merchant, index) => {
  const use = { merchant, baseURL: `http://localhost:${port + merchant.port}` }
  const everywhere = 'everywhere/*.spec.ts'
  return { name: merchant.code, testMatch: index === 0 ? ['journeys/*.spec.ts', everywhere] : everywhere, testIgnore: LOTTERY, use }
})

const names = projects.map(({ name }) => name)
const lotteryFirst = projects.find(({ use }) => use.merchant.categories[0]?.endsWith('LOTT'))

/** Full journeys run on the first brand; what every brand must hold runs on each. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, 'test-results'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A busy machine may lose a click; a real fault fails twice, and what passed late is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { ...phone, launchOptions: chromiumLaunch(), gateway: `http://localhost:${port}`, trace: 'retain-on-failure' },
  projects: [
    ...projects,
    { name: 'lottery', testMatch: LOTTERY, dependencies: names, fullyParallel: false, use: lotteryFirst?.use },
    // What switches the whole sandbox would disturb the other file of them, too.
    { name: 'disturbed', testMatch: 'disturbed/*.spec.ts', workers: 1, dependencies: [...names, 'lottery'], use: projects[0]?.use },
  ],
  webServer: {
    command: 'node --conditions=@platform/source scripts/lib/start.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      SANDBOX_DATA: join(tmpdir(), `platform-e2e-${process.pid}`),
      SANDBOX_SEED: '1',
      SANDBOX_TEST_MODE: '1',
      STORYBOOK: 'off',
    },
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
