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
  // What is asserted is in CSS pixels; a sharper screen would only be slower to draw.
  deviceScaleFactor: 1,
  // It fetches every screen ahead, in each test anew: only journeys that go offline have it.
  serviceWorkers: 'block' as const,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
}

/** Journeys of the lottery move the clock, on the brand that puts lotteries first. */
const LOTTERY = 'journeys/lottery*.spec.ts'

/**
 * A gateway with all sites for each of them: nobody notices a clock that is moved, or a switch of the console, in another one's.
 * The first also builds the sites.
 */
const gateways = { shared: port, lottery: port + PORTS, disturbed: port + 2 * PORTS }

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

const servers = Object.entries(gateways).map(([kind, at]) => ({
  command: `node --conditions=@platform/source ${kind === 'shared' ? 'scripts/lib/start.ts' : 'apps/sandbox/src/server/main.ts'}`,
  cwd: join(import.meta.dirname, '..'),
  url: `http://localhost:${at}/readyz`,
  env: {
    PORT: String(at),
    SANDBOX_DATA: join(tmpdir(), `platform-e2e-${process.pid}-${kind}`),
    SANDBOX_SEED: '1',
    SANDBOX_TEST_MODE: '1',
    STORYBOOK: 'off',
  },
  // The first one builds the sites, where nobody has.
  timeout: 300_000,
  reuseExistingServer: !process.env.CI,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
}))

/** Full journeys run on the first brand; what every brand must hold runs on each. */
export default defineConfig<Options>({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, 'test-results'),
  fullyParallel: true,
  // They wait more than they compute: three on two cores.
  workers: 3,
  timeout: 180_000,
  // A busy machine may lose a click; a real fault fails twice, and what passed late is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  // Of a run by hand remains a page with the steps, the traces and the pictures of what failed.
  reporter: process.env.CI
    ? [['list']]
    : [['list'], ['html', { open: 'never', outputFolder: join(import.meta.dirname, 'playwright-report') }]],
  // A trace takes two fifths of a run's processor time: in CI only a second try has one.
  use: {
    ...phone,
    launchOptions: chromiumLaunch(),
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
  },
  // First the one that takes longest, as its tests follow one another; beside it the others.
  projects: [
    // One worker: its walks move the clock of their gateway, by which the tickets of the others would expire.
    { name: 'lottery', testMatch: LOTTERY, workers: 1, use: on('lottery', lotteryFirst) },
    { name: 'disturbed', testMatch: 'disturbed/*.spec.ts', workers: 1, use: on('disturbed', merchants[0]) },
    ...projects,
  ],
  webServer: servers,
})
