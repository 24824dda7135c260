import { expect, test } from 'vitest'
import { byPackage, testFilesOf } from './testFiles.ts'

test('a path is a test file or a source with a test beside it; names of steps are neither', () => {
  expect(testFilesOf(['lint', 'types'])).toBeUndefined()
  expect(testFilesOf(['scripts/lib/testFiles.ts'])).toEqual(['scripts/lib/testFiles.test.ts'])
  expect(testFilesOf(['scripts/lib/testFiles.test.ts', 'scripts/lib/build.ts'])).toEqual(['scripts/lib/testFiles.test.ts'])
})

test('--changed runs the tests of what differs from the last commit', () => {
  const changed = () => ['scripts/lib/brandsIn.ts', 'docs/qa.md', 'packages/sdk/test/calls.test.ts']
  expect(testFilesOf(['--changed'], changed)).toEqual(['scripts/lib/brandsIn.test.ts', 'packages/sdk/test/calls.test.ts'])
})

test('each test runs in its package, those of the repository in its root', () => {
  const files = ['packages/ui/src/theme/makeTokens.test.ts', 'scripts/lib/brandsIn.test.ts', 'packages/ui/src/lazy/lazyChunk.test.ts']
  expect([...byPackage(files)]).toEqual([
    ['packages/ui', ['src/theme/makeTokens.test.ts', 'src/lazy/lazyChunk.test.ts']],
    ['.', ['scripts/lib/brandsIn.test.ts']],
  ])
})
