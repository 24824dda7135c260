// `pnpm bench` prints what the quality bars are about: ratios first, since absolute times are this machine's. `pnpm bench call` is its first table.
import { startPostgres } from '../../apps/sandbox/src/testing/startPostgres.ts'
import { bytesOfCalls } from './bench/bytes.ts'
import { callOverhead } from './bench/callOverhead.ts'
import { measureLoad } from './bench/load.ts'
import { startGateway, type Gateway } from './bench/startGateway.ts'

const [only] = process.argv.slice(2)

await withGateway('', async (gateway) => {
  print('One call against fetch + JSON.parse of a 26-game page, in Chromium under a CSP without eval', await callOverhead(gateway))
  if (only === 'call') return
  print('What an app ships, brotli', await bytesOfCalls())
  print('Requests a second on PGlite', await measureLoad(gateway))
})
if (only !== 'call') await loadOnPostgres()

async function loadOnPostgres() {
  const postgres = await startPostgres()
  try {
    await withGateway(await postgres.database('bench'), async (gateway) => {
      print('Requests a second on Postgres, one process', await measureLoad(gateway))
    })
  } finally {
    await postgres.stop()
  }
}

async function withGateway(databaseUrl: string, measure: (gateway: Gateway) => Promise<void>) {
  const gateway = await startGateway(databaseUrl)
  try {
    await measure(gateway)
  } finally {
    await gateway.stop()
  }
}

function print(title: string, rows: Record<string, Record<string, string | number>>) {
  console.log(`\n${title}`)
  console.table(rows)
}
