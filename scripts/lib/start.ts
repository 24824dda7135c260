import { randomBytes } from 'node:crypto'
import { build } from './build.ts'
import { keepRunning, stopAll, stopOnSignals } from './processes.ts'
import { addressTable, waitForHealth } from './ready.ts'
import { onlyChosen, readSettings, unusablePort } from './settings.ts'
import { qrCode, sharedEnvironment } from './share.ts'
import { serveStorybook, storybookPort } from './storybook.ts'

const startedAt = performance.now()
// `npm start -- lotus` builds and serves only that brand, `npm start -- --share` also for the phones of this network.
const isShared = process.argv.includes('--share')
if (isShared) await share()
const settings = onlyChosen(
  await readSettings(),
  process.argv.slice(2).filter((arg) => arg !== '--share'),
)
const unusable = await unusablePort(settings)
if (unusable) {
  console.error(`${unusable} Choose others with PORT=5000 npm start.`)
  process.exit(1)
}

stopOnSignals()
console.log('• Building the sites')
if (!(await build([...settings.sites.map((site) => site.code), 'play']))) process.exit(1)

console.log('• Starting the gateway (the first start fills its database)')
keepRunning(process.execPath, ['--conditions=@platform/source', 'packages/demo/src/main.ts'], {
  // Through the channel, the child notices if this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    SANDBOX_SITES: settings.sites.map(({ code }) => code).join(),
    STORYBOOK_PORT: String(storybookPort(settings) ?? ''),
    STOP_WITH_PARENT: '1',
  },
})

if (await waitForHealth(settings)) {
  console.log(`• Ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  const at = storybookPort(settings)
  // For local developers: plain HTTP, whatever the sites use.
  const storybook: [string, string][] = at ? [['Storybook', serveStorybook(settings, at).replace(/^https:/, 'http:')]] : []
  console.log(addressTable(settings, storybook))
  if (isShared) printCodes()
} else stopAll(1)

async function share(): Promise<void> {
  try {
    Object.assign(process.env, await sharedEnvironment(process.env, () => randomBytes(24).toString('hex')))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function printCodes(): void {
  for (const { name, address } of settings.sites) console.log(`  ${name}: ${address}\n\n${qrCode(address)}\n`)
  if (settings.hasConsole) console.log(`  Password of the QA console: ${process.env.CONSOLE_TOKEN}\n`)
}
