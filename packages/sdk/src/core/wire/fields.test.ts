import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { allCalls } from '../../testing/allCalls.ts'
import { day, id, int, money, string } from './fields.ts'
import { link, linkOrNone } from './links.ts'

test.each(Object.entries({ id, string, int, day, link, linkOrNone, money }))(
  '[contract: reading] %s fails closed, also once every call is loaded: none makes a shared field lenient',
  (_name, field) => {
    expect(allCalls.length).toBeGreaterThan(0)
    expect(z.safeParse(field, { wrong: true }).success).toBe(false)
  },
)
