import { build } from './build.ts'
import { keepRunning, stopAll, stopOnSignals } from './processes.ts'
import { addressTable, waitForHealth } from './ready.ts'
import { onlyChosen, readSettings, unusablePort } from './settings.ts'
import { serveStorybook, storybookPort } from './storybook.ts'

const startedAt = performance.now()
// `npm start -- lotus` builds and serves only that brand.
const settings = onlyChosen(await readSettings(), process.argv.slice(2))
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
} else stopAll(1)
