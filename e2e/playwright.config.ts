import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumLaunch } from '@platform/config/chromium'
import { type DiscoveredMerchant, discoverMerchants } from '@platform/config/merchants'
import { PORTS } from '@platform/config/portOffsets'
import { defineConfig } from '@playwright/test'
import type { Options } from './support/test.ts'

const port = Number(process.env.E2E_PORT ?? 4780)
const merchants = await discoverMerchants<DiscoveredMerchant & { categories: readonly string[] }>()
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Assertions use CSS pixels; a higher density would only render slower.
  deviceScaleFactor: 1,
  // It would precache every screen in each test: only journeys that go offline use it.
  serviceWorkers: 'block' as const,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}

/** Lottery journeys move the clock. They run on the brand that lists lotteries first. */
const LOTTERY = 'journeys/lottery*.spec.ts'

/**
 * Each group has its own gateway with all sites, so that a moved clock or a console switch does not affect the others. The first also
 * builds the sites.
 */
const gateways = { shared: port, lottery: port + PORTS, disturbed: port + 2 * PORTS }

/** `E2E_GATEWAYS=shared` starts one instead of three, for a run of single journeys. */
const started = process.env.E2E_GATEWAYS?.split(',') ?? Object.keys(gateways)

const on = (kind: keyof typeof gateways, merchant: (typeof merchants)[number] | undefined) => ({
  merchant,
  gateway: `http://localhost:${gateways[kind]}`,
  baseURL: `http://localhost:${gateways[kind] + (merchant?.port ?? 0)}`,
})

const everywhere = 'everywhere/*.spec.ts'
const projects = merchants.map((merchant, index) => ({
  name: merchant.code,
  testMatch: index === 0 ? ['journeys/*.spec.ts', everywhere] : everywhere,
  testIgnore: LOTTERY,
  use: on('shared', merchant),
}))
const lotteryFirst = merchants.find(({ categories }) => categories[0]?.endsWith('LOTT'))

const servers = Object.entries(gateways)
  .filter(([kind]) => started.includes(kind))
  .map(([kind, at]) => ({
    command: `node --conditions=@platform/source ${kind === 'shared' ? 'scripts/lib/start.ts' : 'packages/demo/src/main.ts'}`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${at}/readyz`,
    env: {
      PORT: String(at),
      SANDBOX_DATA: join(tmpdir(), `platform-e2e-${process.pid}-${kind}`),
      SANDBOX_SEED: '1',
      SANDBOX_TEST_MODE: '1',
      STORYBOOK: 'off',
    },
    // The first one builds the sites if they are not built yet.
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'ignore' as const,
  }))

/** Full journeys run on the first brand; tests of what must hold everywhere run on each. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, 'test-results'),
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  // Tests wait more than they compute, so three run on two cores.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A manual run leaves a report with steps, traces and screenshots of failures.
  reporter: process.env.CI
    ? [['list']]
    : [['list'], ['html', { open: 'never', outputFolder: join(import.meta.dirname, 'playwright-report') }]],
  // Traces take two fifths of a run's CPU time.
  use: {
    ...phone,
    // What is not there fails by name, and soon.
    actionTimeout: 30_000,
    launchOptions: chromiumLaunch(),
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
  },
  // The longest first, as its tests are serial; the others run in parallel with it.
  projects: [
    // One worker: these tests move the gateway's clock, which would expire the tickets of others.
    { name: 'lottery', testMatch: LOTTERY, workers: 1, use: on('lottery', lotteryFirst) },
    { name: 'disturbed', testMatch: 'disturbed/*.spec.ts', workers: 1, use: on('disturbed', merchants[0]) },
    ...projects,
  ],
  webServer: servers,
})
