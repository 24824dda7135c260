import * as z from 'zod/mini'

/** The gateway in `site.json`. */
export const SiteGateway = z.object({
  url: z.string(),
  others: z._default(z.array(z.string()), []),
  publicKeys: z._default(z.array(z.object({ kid: z.string(), spki: z.string() })), []),
})
