import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Hono } from 'hono'
import { banners } from '../seed/catalogue/banners.ts'
import { promotions } from '../seed/catalogue/promotions.ts'
import { teams } from '../seed/catalogue/teams.ts'
import { vendors } from '../seed/catalogue/vendors.ts'
import { bannerArt } from './bannerArt.ts'
import { catalogueOf } from './catalogueOf.ts'
import { gameArt } from './gameArt.ts'
import { signArt } from './signArt.ts'
import { teamArt } from './teamArt.ts'
import { vendorArt, vendorMark } from './vendorArt.ts'

const pack = promisify(brotliCompress)
/** A picture is drawn and packed once; 2 kB each, all of them together 2 MB. */
const MAX_KEPT = 1500

interface Picture {
  plain: string
  packed: Uint8Array
}

/**
 * Pictures, as a CDN would serve them: drawn from their address alone, for ever the same, so cached for ever. Games have those of one seed:
 * making the games of another takes long, and anybody may ask.
 * `/cdn/games/10001.svg?seed=platform`, `/cdn/vendors/BGS.svg`, `/cdn/vendors/BGS.mark.svg`, `/cdn/banners/futebol.pt.svg`, `/cdn/promotions/cashback.en.svg`, `/cdn/teams/aurora.svg`,
 * `/cdn/signs/diamond.violet.svg`;
 * a merchant's code may stand in front: `/cdn/ipanema/games/…`. A game requested with `?w=` under its own 320 px is drawn plainer, for data savers.
 */
export function artApp(seed: string): Hono {
  const kept = new Map<string, Promise<Picture>>()
  const app = new Hono()
  app.get('/:path{.+\\.svg}', async (context) => {
    const [folder, file] = context.req
      .param('path')
      .replace(/\.svg$/, '')
      .split('/')
      .slice(-2)
    if ((context.req.query('seed') ?? seed) !== seed) return context.notFound()
    const narrow = Number(context.req.query('w') ?? 320) < 320
    const key = folder === 'games' ? `${folder}/${file}?${narrow}` : `${folder}/${file}`
    const picture = kept.get(key) ?? draw(folder, file, seed, narrow)
    if (!picture) return context.notFound()
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, picture)
    const { plain, packed } = await picture
    const brotli = context.req.header('Accept-Encoding')?.includes('br')
    return new Response(brotli ? new Uint8Array(packed) : plain, {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Opened on its own a picture is a document: it may run nothing.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...(brotli && { 'Content-Encoding': 'br' }),
      },
    })
  })
  return app
}

function draw(folder: string | undefined, file: string | undefined, seed: string, plain: boolean): Promise<Picture> | undefined {
  const svg = pictureOf(folder, file, seed, plain)
  if (!svg) return undefined
  return pack(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then((packed) => ({ plain: svg, packed }))
}

function pictureOf(folder: string | undefined, file = '', seed: string, plain: boolean): string | undefined {
  if (folder === 'games') return gamePicture(file, seed, plain)
  const [name = '', variant = ''] = file.split('.')
  if (folder === 'signs') return signArt(name, variant)
  if (folder === 'vendors') {
    const vendor = vendors.find(({ code }) => code === name)
    return vendor && (variant === 'mark' ? vendorMark(vendor) : vendorArt(vendor))
  }
  if (folder === 'banners' || folder === 'promotions') {
    const known = folder === 'banners' ? banners : promotions
    const banner = known.find(({ id }) => id === name)
    return banner && bannerArt(banner, variant === 'en' ? 'en' : 'pt')
  }
  const team = folder === 'teams' && teams.find(({ code }) => code === name)
  return team ? teamArt(team) : undefined
}

function gamePicture(id: string, seed: string, plain: boolean): string | undefined {
  const game = catalogueOf(seed).get(id)
  return game && gameArt(game, plain)
}
