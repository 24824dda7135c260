import { Hono } from 'hono'
import type { Services } from '../gateway/Services.ts'

/** The QA console. */
export function consoleApp(_services: Services): Hono {
  return new Hono()
}
