import { expect, test } from 'vitest'
import { allCalls } from '../testing/allCalls.ts'
import * as fields from './fields.ts'
import { z } from './schema.ts'

test.each(['id', 'string', 'int', 'day', 'link', 'linkOrNone', 'money'] as const)(
  '[contract: reading] %s fails closed, also once every call is loaded: none makes a shared field lenient',
  (name) => {
    expect(allCalls.length).toBeGreaterThan(0)
    expect(z.safeParse(fields[name], { wrong: true }).success).toBe(false)
  },
)
