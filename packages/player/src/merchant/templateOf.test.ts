import { expect, test } from 'vitest'
import { templateOf } from './templateOf.ts'

test.each([
  ['mem_cen', '1', 'new'],
  ['mem_cen', '0', 'base'],
  ['mem_cen', '', 'base'],
  ['dep_func', '1', 'new'],
  ['dep_func', '2', 'base'],
] as const)('[4] %s at %j shows the %s version', (part, value, version) => {
  expect(templateOf({ mobileTemplate: { mem_cen: 'x', dep_func: 'x', [part]: value } }, part)).toBe(version)
})

test('[4] before the settings are known it is the base', () => {
  expect(templateOf(undefined, 'mem_cen')).toBe('base')
})
