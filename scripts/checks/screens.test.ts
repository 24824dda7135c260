import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenLists } from '../lib/screens/screenLists.ts'
import { read, root } from './sources.ts'

test.each(Object.entries(await screenLists(join(root, 'packages/player/src'))))(
  '[2.1] %s is what `npm run gen -- screens` writes',
  (path, text) => {
    const file = `packages/player/src/${path}`
    const formatted = execFileSync('oxfmt', ['--stdin-filepath', file], { cwd: root, encoding: 'utf8', input: text })
    expect(read(file)).toBe(formatted)
  },
)
