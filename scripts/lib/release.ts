// `npm run release` looks up advisories, writes the bill of materials of every package and image, installs the packed packages in an empty
// project, builds and runs the README's example there, and publishes. `-- --check` stops before it publishes anything.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { discoverMerchants } from '@platform/config/merchants'
import { run } from './processes.ts'
import { advisories } from './release/advisories.ts'
import { allBills } from './release/billOfMaterials.ts'
import { tryPacked } from './release/tryPacked.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'release')

const found = await advisories()
if (found.status === 'unchecked') console.log(`Advisories: NOT CHECKED, because ${found.reason}.`)
else console.log(`Advisories: ${found.lines.length} for what ships.${found.lines.map((line) => `\n  ${line}`).join('')}`)

mkdirSync(folder, { recursive: true })
const brands = (await discoverMerchants()).map(({ code }) => code)
const bills = allBills(brands)
for (const { name, bill } of bills) writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(bill, undefined, 2)}\n`)
console.log(`Bills of materials (CycloneDX): ${bills.length} in release/.`)

if (found.status === 'checked' && found.isSevere) {
  console.error('Nothing is published while what ships has a high or critical advisory: update it.')
  process.exitCode = 1
} else {
  await tryPacked()
  if (!process.argv.includes('--check')) process.exitCode = (await run('changeset', ['publish'], { echo: true })).code
}
