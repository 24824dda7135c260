import { expect, test } from 'vitest'
import { startupState } from './startupState.ts'

test.each([
  [undefined, 'open'],
  [{ maintenance: false, regionRestriction: false, ipRestriction: false }, 'open'],
  [{ maintenance: true, regionRestriction: false, ipRestriction: false }, 'maintenance'],
  [{ maintenance: false, regionRestriction: true, ipRestriction: false }, 'region'],
  [{ maintenance: true, regionRestriction: true, ipRestriction: true }, 'maintenance'],
  [{ maintenance: false, regionRestriction: false, ipRestriction: true }, 'ip'],
] as const)('[4] %j starts as %s', (status, state) => {
  expect(startupState(status)).toBe(state)
})
