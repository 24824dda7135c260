import { expect, test } from 'vitest'
import { startupState } from './startupState.ts'

test.each([
  [undefined, 'open'],
  [{ maintenance: false, regionRestriction: false }, 'open'],
  [{ maintenance: true, regionRestriction: false }, 'maintenance'],
  [{ maintenance: false, regionRestriction: true }, 'region'],
  [{ maintenance: true, regionRestriction: true }, 'maintenance'],
] as const)('[4] %j starts as %s', (status, state) => {
  expect(startupState(status)).toBe(state)
})
