import { Hono } from 'hono'

/** Pictures, as a CDN would serve them. */
export function artApp(): Hono {
  return new Hono()
}
