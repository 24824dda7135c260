import { expect, test } from 'vitest'
import { withSearch } from './recentSearches.ts'

test('[2.7] searches are kept newest first, once in whatever spelling, eight at most, and no single letters', () => {
  expect(withSearch(['roleta', 'Fúria'], ' furia ')).toEqual(['furia', 'roleta'])
  expect(withSearch(['roleta'], 'a')).toEqual(['roleta'])
  expect(
    withSearch(
      Array.from({ length: 8 }, (_, index) => `jogo ${index}`),
      'novo',
    ),
  ).toHaveLength(8)
})
