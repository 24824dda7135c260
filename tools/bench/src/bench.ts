// `npm run bench` prints the values of the quality bars, ratios first, since absolute times depend on the machine. `npm run bench -- call`
// prints its first table, `npm run bench -- registration` the time to an active member, `npm run bench -- list` the game list, `npm run bench -- stakes` the ledger and limits, `npm run bench -- limits` these
// alone, `npm run bench -- launch` a launch, `npm run bench -- records` records of a member with 50,000 movements, `npm run bench -- team` the pages of an agent with a large team,
// `npm run bench -- rain` frames of the red rain, `npm run bench -- taps` taps to the next paint, `npm run bench -- flood` logins under a flood, `npm run bench -- load` calls while
// pages are rendered and `npm run bench -- home` the first load of a built site (`pages`: of every public page; BENCH_SITE is a running
// site, else the first brand is started).
import { startPostgres } from '../../../apps/sandbox/src/testing/startPostgres.ts'
import { bytesOfCalls } from './bytes.ts'
import { callOverhead } from './callOverhead.ts'
import { homeSpeed, pagesSpeed } from './homeSpeed.ts'
import { listSpeed } from './listSpeed.ts'
import { loadBesidePages, measureLoad } from './load.ts'
import { loginUnderFlood } from './loginUnderFlood.ts'
import { rainSpeed } from './rainSpeed.ts'
import { registrationTime } from './registrationTime.ts'
import { launchSpeed } from './launchSpeed.ts'
import { limitedStakes } from './limitedStakes.ts'
import { recordSpeed } from './recordSpeed.ts'
import { stakesPerSecond } from './stakes.ts'
import { tapSpeed } from './tapSpeed.ts'
import { startGateway, type Gateway } from './startGateway.ts'
import { teamSpeed } from './teamSpeed.ts'
import { stopOnSignals } from '../../../scripts/lib/processes.ts'

stopOnSignals(1)
const [only] = process.argv.slice(2)

if (only === 'list') await ofSite('The game list on a CPU 4 × slowed, beside the same tiles as a page without code', listSpeed)
else if (only === 'taps') await ofSite('Taps to the next paint on a CPU 4 × slowed, beside a button without code', tapSpeed)
else if (only === 'registration')
  await withGateway(
    '',
    async (gateway) => print('A registration in a market with steps, on a slow phone', await registrationTime(gateway)),
    {
      sites: true,
    },
  )
else if (only === 'stakes') await stakesOfTwo()
else if (only === 'limits') await stakesWithLimits()
else if (only === 'launch') await launchOnPostgres()
else if (only === 'team') await largeTeamOnPostgres()
else if (only === 'records') print('Records of a member with 50,000 movements, in process on PGlite', await recordSpeed())
else if (only === 'flood') await floodedLogin()
else if (only === 'pages') await ofSite('Cold loads of public pages on a phone, beside a static page with home’s first picture', pagesSpeed)
else if (only === 'home') await ofSite('A cold load of home on a phone, beside a static page with the same first picture', homeSpeed)
else if (only === 'load')
  await withGateway('', async (gateway) => print('Requests a second while pages are rendered', await loadBesidePages(gateway)), {
    sites: true,
  })
else if (only === 'rain')
  await withGateway('', async (gateway) => print('Red rain on a CPU 4 × slowed, beside one falling square', await rainSpeed(gateway)), {
    sites: true,
  })
else
  await withGateway('', async (gateway) => {
    print('One call against fetch + JSON.parse of a 26-game page, in Chromium under a CSP without eval', await callOverhead(gateway))
    if (only === 'call') return
    print('What an app ships, brotli', await bytesOfCalls())
    print('Requests a second on PGlite', await measureLoad(gateway))
  })
if (!only) {
  await loadOnPostgres()
  await stakesOfTwo()
  await largeTeamOnPostgres()
  await floodedLogin()
}

async function stakesOfTwo() {
  await onPostgres(async (databaseUrl) => {
    // Serial: the first migrates and seeds.
    await withGateway(databaseUrl, (one) =>
      withGateway(databaseUrl, async (two) => print('Stakes a second on Postgres, two processes', await stakesPerSecond([one, two]))),
    )
    await limitsOn(databaseUrl)
  })
}

async function stakesWithLimits() {
  await onPostgres(limitsOn)
}

async function launchOnPostgres() {
  await onPostgres((databaseUrl) =>
    withGateway(databaseUrl, async (gateway) =>
      print('A launch of a member with 100,000 stakes in the month, Postgres: 5 ms more at most', await launchSpeed(gateway, databaseUrl)),
    ),
  )
}

async function limitsOn(databaseUrl: string) {
  await withGateway(databaseUrl, async (gateway) =>
    print(
      'A stake of a member with 100,000 stakes in the month, Postgres: five limits of three periods cost 2 ms',
      await limitedStakes(gateway, databaseUrl),
    ),
  )
}

async function largeTeamOnPostgres() {
  await onPostgres((databaseUrl) =>
    withGateway(databaseUrl, async (gateway) =>
      print('An agent above 100,000 members with 2 million bets, Postgres', await teamSpeed(gateway, databaseUrl)),
    ),
  )
}

async function loadOnPostgres() {
  await onPostgres((databaseUrl) =>
    withGateway(databaseUrl, async (gateway) => print('Requests a second on Postgres, one process', await measureLoad(gateway))),
  )
}

async function onPostgres(measure: (databaseUrl: string) => Promise<void>) {
  const postgres = await startPostgres({ durable: true })
  try {
    await measure(await postgres.database('bench'))
  } finally {
    await postgres.stop()
  }
}

/** Password hashing has its production cost. */
async function floodedLogin() {
  const measure = async (gateway: Gateway) => print('A login while one address floods registrations', await loginUnderFlood(gateway))
  await withGateway('', measure, { testMode: false })
}

async function ofSite(title: string, of: (site: string) => Promise<Parameters<typeof print>[1]>) {
  const measure = async (site: string) => print(title, await of(site))
  if (process.env.BENCH_SITE) return measure(process.env.BENCH_SITE)
  const gateway = await startGateway('', { sites: true })
  try {
    await measure(gateway.site)
  } finally {
    await gateway.stop()
  }
}

async function withGateway(databaseUrl: string, measure: (gateway: Gateway) => Promise<void>, options = {}) {
  const gateway = await startGateway(databaseUrl, options)
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
