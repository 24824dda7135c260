import { expect, test } from 'vitest'
import { missingGroups } from './chunkRules.ts'

test('[quality: first load] a group that produced no file is reported', () => {
  const files = [{ type: 'chunk', name: 'first' }, { type: 'asset', name: 'icons' }, { type: 'chunk' }]
  expect(missingGroups(['first', 'icons', 'common'], files)).toEqual(['icons', 'common'])
  expect(missingGroups(['first'], files)).toEqual([])
})
