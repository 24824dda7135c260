import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { build } from 'vite'
import { packedFiles } from './hosts/packedFiles.ts'
import { serviceWorker } from './serviceWorker.ts'

test('a build that fails says why, not that the folder of the site is missing', async () => {
  const root = mkdtempSync(join(tmpdir(), 'failed-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./broken.js"></script>')
  writeFileSync(join(root, 'broken.js'), 'const twice = 1\nconst twice = 2')
  const plugins = [packedFiles(), serviceWorker({ serviceWorker: '', removedWorker: '' })]
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(/twice/)
})
