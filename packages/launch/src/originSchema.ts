import { z } from 'zod'

const isLocal = (url: URL) => url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)

/** An origin as the site's policy and the player's `siteGateway` require it: without a path or trailing slash. */
const originSchema = (allows: (url: URL) => boolean) =>
  z.string().refine(
    (text) => {
      const url = URL.parse(text)
      return url?.origin === text && allows(url)
    },
    { error: ({ input }) => advice(String(input)) },
  )

function advice(text: string): string {
  const url = URL.parse(text)
  const example = url?.protocol === 'https:' ? url.origin : 'https://gateway.example'
  return `use an origin, which begins with https:// and has nothing after the host, such as ${example}`
}

/** An origin in `merchant.ts`. */
export const origin = originSchema(({ protocol }) => protocol === 'https:')

/** An origin in `site.json`, which may be local, for trying a build. */
export const siteOrigin = originSchema((url) => url.protocol === 'https:' || isLocal(url))
