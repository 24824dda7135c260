import { merchantFolder } from '@platform/config/merchants'
import { build } from './build.ts'
import { keepRunning, stopAll, stopOnSignals } from './processes.ts'
import { addressTable, waitForHealth } from './ready.ts'
import { readSettings, takenPort } from './settings.ts'

const settings = await readSettings()
const taken = await takenPort(settings)
if (taken) {
  console.error(`Port ${taken} is taken: stop what uses it, or choose others with PORT=5000 pnpm dev.`)
  process.exit(1)
}

stopOnSignals()
if (!(await build(['play']))) process.exit(1)

const env = { ...process.env, PORT: String(settings.port), HOST: settings.host }
// SANDBOX_SITES=off: the sites come from Vite, which proxies /wps, /lgw and /cdn to the gateway.
keepRunning(process.execPath, ['--watch', '--watch-preserve-output', '--conditions=@platform/source', 'apps/sandbox/src/server/main.ts'], {
  env: { ...env, SANDBOX_SITES: 'off' },
})
for (const site of settings.sites) {
  const port = String(settings.port + site.port)
  keepRunning(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--port', port, '--host', settings.host, '--logLevel', 'warn', '--clearScreen', 'false'],
    {
      cwd: merchantFolder(site.code),
      env,
    },
  )
}

if (await waitForHealth(settings)) console.log(addressTable(settings))
else stopAll(1)
