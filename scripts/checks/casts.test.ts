import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

/** What the compiler does not check at all. */
const CAST = /\bas (never|unknown as)\b/
const MOST = 10

test('casts past the compiler are ten at most in what is shipped, each with its reason above it', () => {
  const files = ['packages', 'apps'].flatMap(filesUnder).filter((file) => /\/src\/.*\.tsx?$/.test(file))
  const shipped = files.filter((file) => !/\.(test|stories)\.tsx?$|\/(testing|stories)\/|samples\.tsx?$/.test(file))
  const casts = shipped.flatMap((file) => {
    const lines = read(file).split('\n')
    const isComment = (line = '') => /^\s*(\/\/|\/?\*)/.test(line)
    return lines.flatMap((line, at) => (CAST.test(line) && !isComment(line) ? [{ file, hasReason: isComment(lines[at - 1]) }] : []))
  })
  expect(casts.length).toBeLessThanOrEqual(MOST)
  expect(casts.filter(({ hasReason }) => !hasReason)).toEqual([])
})
