// `npm run e2e -- [brand] [file]` runs the journeys with Playwright, passes all other arguments to it, and writes a report with traces and
// screenshots; `--engine firefox` or `webkit` runs the main ones with an engine from Debian.
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type DiscoveredMerchant, discoverMerchants } from '@platform/config/merchants'
import { startFirefox } from '../../e2e/engines/firefox.ts'
import { walkEngine } from '../../e2e/engines/walkEngine.ts'
import { startWebkit } from '../../e2e/engines/webkit.ts'
import { startGateway } from '../../tools/bench/src/startGateway.ts'
import { assertFiles, brandsIn } from './brandsIn.ts'
import { build } from './build.ts'
import { run, stopOnSignals } from './processes.ts'

const engines: Record<string, typeof startFirefox> = { firefox: startFirefox, webkit: startWebkit }
const codes = (await discoverMerchants()).map(({ code }) => code)
// A stopped run must not count as passed.
stopOnSignals(1)
const { values } = parseArgs({ options: { engine: { type: 'string' } }, strict: false })

if (typeof values.engine === 'string') await walk(values.engine)
else {
  const env = { ...process.env, NODE_OPTIONS: '--conditions=@platform/source' }
  const { brands, rest } = brandsIn(process.argv.slice(2), codes)
  try {
    assertFiles(rest, globSync('e2e/{everywhere,journeys,disturbed}/**/*.spec.ts'), codes)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...brands.map((code) => `--project=${code}`), ...rest]
  process.exitCode = (await run('playwright', args, { echo: true, env })).code
}

async function walk(name: string) {
  const start = engines[name]
  if (!start) throw new Error(`No engine is called ${name}. There are: ${Object.keys(engines).join(', ')}`)
  // A brand with lotteries has all screens of the journey.
  const merchants = await discoverMerchants<DiscoveredMerchant & { categories: readonly string[] }>()
  const merchant = merchants.find(({ categories }) => categories[0]?.endsWith('LOTT'))
  if (!merchant || !(await build([merchant.code, 'play']))) return void (process.exitCode = 1)
  const gateway = await startGateway('', { sites: true })
  try {
    const engine = await start()
    console.log(engine.name)
    try {
      // Same host name as the site's gateway, for its frames.
      const at = ({ port }: { port: number }) => `http://localhost:${Number(new URL(gateway.origin).port) + port}`
      const folder = resolve('.pictures/engines', name)
      await walkEngine(engine, { gateway: at({ port: 0 }), site: at(merchant), merchant: merchant.code, folder })
    } finally {
      const lines = engine.printed()
      console.log(lines ? `  printed: ${lines.length ? `\n    ${lines.join('\n    ')}` : 'nothing'}` : '  (tells nothing of its console)')
      await engine.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await gateway.stop()
  }
}
