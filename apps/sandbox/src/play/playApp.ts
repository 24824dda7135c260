import { Hono } from 'hono'
import type { Services } from '../gateway/Services.ts'

/** Game pages and their calls. */
export function playApp(_services: Services, _options: { playDir?: string }): Hono {
  return new Hono()
}
