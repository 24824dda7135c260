import { merchantFolder } from '@platform/config/merchants'
import { build } from './build.ts'
import { keepRunning, stopAll, stopOnSignals } from './processes.ts'
import { addressTable, waitForHealth } from './ready.ts'
import { onlyChosen, readSettings, unusablePort } from './settings.ts'

// `npm run dev -- lotus` serves only that brand.
const settings = onlyChosen(await readSettings(), process.argv.slice(2))
const unusable = await unusablePort(settings)
if (unusable) {
  console.error(`${unusable} Choose others with PORT=5000 npm run dev.`)
  process.exit(1)
}

stopOnSignals()
if (!(await build(['play']))) process.exit(1)

const env = { ...process.env, PORT: String(settings.port), HOST: settings.host }
// SANDBOX_SITES=off: Vite serves the sites and proxies /wps, /lgw and /cdn to the gateway.
keepRunning(process.execPath, ['--watch', '--watch-preserve-output', '--conditions=@platform/source', 'packages/demo/src/main.ts'], {
  env: { ...env, SANDBOX_SITES: 'off' },
})
for (const site of settings.sites) {
  const port = String(settings.port + site.port)
  keepRunning(
    process.execPath,
    [
      '--conditions=@platform/source',
      'node_modules/vite/bin/vite.js',
      '--port',
      port,
      '--host',
      settings.host,
      '--logLevel',
      'warn',
      '--clearScreen',
      'false',
    ],
    {
      cwd: merchantFolder(site.code),
      env,
    },
  )
}

if (await waitForHealth(settings)) console.log(addressTable(settings))
else stopAll(1)
