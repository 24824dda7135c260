import { expect, test } from 'vitest'
import { startupState } from './startupState.ts'

const open = { maintenance: false, upgrading: false, regionRestriction: false, ipRestriction: false }
const site = { maintenance: false, regionRestriction: false }

test.each([
  [undefined, undefined, 'open'],
  [open, undefined, 'open'],
  [open, site, 'open'],
  [{ ...open, maintenance: true }, site, 'maintenance'],
  [{ ...open, regionRestriction: true }, site, 'region'],
  [{ maintenance: true, upgrading: true, regionRestriction: true, ipRestriction: true }, site, 'maintenance'],
  [{ ...open, upgrading: true, regionRestriction: true }, site, 'upgrading'],
  [{ ...open, ipRestriction: true }, site, 'ip'],
  // The site configuration alone is enough.
  [undefined, { ...site, maintenance: true }, 'maintenance'],
  [open, { ...site, maintenance: true }, 'maintenance'],
  [open, { ...site, regionRestriction: true }, 'region'],
  [{ ...open, regionRestriction: true }, { ...site, maintenance: true }, 'maintenance'],
] as const)('[4] status %j and settings %j start as %s', (status, settings, state) => {
  expect(startupState(status, settings)).toBe(state)
})
