import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiReport } from '../lib/api/apiReport.ts'
import { changesetOf, missingChangesets } from '../lib/api/missingChangesets.ts'
import { read, root } from './sources.ts'

const changesets = globSync('.changeset/*.md', { cwd: root })
  .filter((file) => !file.endsWith('README.md'))
  .map((file) => changesetOf(read(file)))

// `npm run bump` writes `api.txt`.
test.each(['sdk', 'ui', 'player'])('changesets name every export of %s that is gone or has another type since the last release', (name) => {
  const folder = join(root, 'packages', name)
  expect(existsSync(join(folder, 'dist/exports/index.d.ts')), 'build the package first: npm run build').toBe(true)
  const { version } = JSON.parse(read(`packages/${name}/package.json`)) as { version: string }
  const released = { name: `@platform/${name}`, version, before: read(`packages/${name}/api.txt`), now: apiReport(folder) }
  expect(missingChangesets(released, changesets)).toEqual([])
})
