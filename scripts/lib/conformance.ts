// `npm run conformance -- bandeira` runs the tests that hold the market of a merchant, and writes which rule and number is held by which
// of them, with a picture of its screen, into .conformance/<merchant>.html and .json. Fails for an item without a test, or with one that fails.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverMerchants } from '@platform/config/merchants'
import { marketOf } from '@platform/sdk/markets'
import { itemsOf } from './conformance/Item.ts'
import { fixtureFiles } from './conformance/fixtureFiles.ts'
import { reportOf } from './conformance/reportOf.ts'
import { reportPage } from './conformance/reportPage.ts'
import { runFixtures } from './conformance/runFixtures.ts'
import { pictureOf, screens } from './conformance/screenOf.ts'
import { run, stopOnSignals } from './processes.ts'

const root = join(import.meta.dirname, '../..')
stopOnSignals(1)
const merchants = await discoverMerchants()
const merchant = merchants.find(({ code }) => code === process.argv[2])
if (!merchant) {
  console.error(`Name a merchant: ${merchants.map(({ code }) => code).join(', ')}`)
  process.exit(1)
}
const market = marketOf(merchant.market)
const files = fixtureFiles().map(({ file }) => file)
console.log(`• Running the ${files.length} files that have tests of a market`)
const results = await runFixtures(files)
const { code } = merchant
await renderScreens()
const report = reportOf({ merchant: code, market, results, at: new Date().toISOString(), pictureOf: (id) => pictureOf(id, code, root) })
const folder = join(root, '.conformance')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, `${code}.json`), `${JSON.stringify(report, null, 2)}\n`)
writeFileSync(join(folder, `${code}.html`), reportPage(report, '../'))

console.log(report.note)
for (const mark of ['S', 'M'] as const) console.log(`  ${mark}: ${report.uncertain[mark].join(', ') || 'none'}`)
const open = report.rows.filter(({ state }) => state !== 'held')
for (const { id, state, waitsFor, tests } of open) {
  const failed = tests.filter(({ status }) => status !== 'passed').map(({ title, file }) => `\n    ${file}: ${title}`)
  const why = {
    failed: `a test does not pass:${failed.join('')}`,
    notEnforced: `not enforced yet: waits for ${waitsFor}`,
    untested: 'no test',
  }
  console.error(`✗ ${id}: ${why[state as keyof typeof why]}`)
}
console.log(`• ${report.rows.length - open.length} of ${report.rows.length} items are held: .conformance/${code}.html`)
if (open.length > 0) process.exitCode = 1

/** Renders the pictures that are not there yet, of a built site. */
async function renderScreens() {
  const missing = Object.keys(screens).filter((id) => itemsOf(market).some((item) => item.id === id) && !pictureOf(id, code, root))
  if (missing.length === 0) return
  const names = [...new Set(missing.map((id) => screens[id]!))]
  console.log(`• Rendering ${names.length} screens`)
  const only = names.flatMap((name) => ['--only', name])
  const which = ['--brand', code, '--language', 'pt', '--width', '390']
  const { code: end, output } = await run(
    process.execPath,
    ['--conditions=@platform/source', 'tools/gallery/src/pictures.ts', ...only, ...which],
    { cwd: root },
  )
  if (end !== 0) console.error(output.slice(-2000))
}
