import { expect, test } from 'vitest'
import { onceEach } from './RecordPages.tsx'

test('[6] a row that a newer one pushed on to the next page is shown once, where it was first', () => {
  expect(onceEach([['c', 'b'], ['b', 'a'], []], (row) => row)).toEqual([['c', 'b'], ['a'], []])
})
