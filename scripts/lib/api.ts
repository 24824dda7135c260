// Part of `npm run bump`: stores the exports of the released packages, which `npm test` compares with the next changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReport } from './api/apiReport.ts'
import { build } from './build.ts'

const packages = ['sdk', 'ui', 'player']
if (!(await build(packages))) process.exit(1)
for (const name of packages) {
  const folder = join(import.meta.dirname, '../../packages', name)
  writeFileSync(join(folder, 'api.txt'), apiReport(folder))
}
