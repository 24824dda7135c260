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
import type { PictureFormat } from './raster/drawPicture.ts'
import { pictureWidth } from './raster/pictureWidths.ts'
import { storedPicture } from './raster/storedPicture.ts'
import { signArt } from './signArt.ts'
import { teamArt } from './teamArt.ts'
import { vendorArt, vendorMark } from './vendorArt.ts'

const pack = promisify(brotliCompress)
/** The pictures that were served last, of any form: 10 kB each, 15 MB together. */
const MAX_KEPT = 1500

interface Picture {
  type: string
  body: Uint8Array
  /** The same with brotli, if that makes it smaller. */
  packed?: Uint8Array
  /** The drawing, if pixels could not be made now: the next request tries again. */
  stopgap?: true
}

/**
 * Pictures, as a CDN would serve them: drawn from their address alone, always the same, so cached forever. Games have the pictures of one
 * seed: drawing the games of another takes long, and any caller may request them.
 * `/cdn/games/10001.svg?seed=platform`, `/cdn/games/10001.en.svg?seed=platform`, `/cdn/vendors/BGS.svg`, `/cdn/vendors/BGS.mark.svg`, `/cdn/banners/futebol.pt.svg`,
 * `/cdn/promotions/cashback.en.svg`, `/cdn/teams/aurora.svg`, `/cdn/signs/diamond.violet.svg`;
 * a merchant's code may precede it: `/cdn/ipanema/games/…`. With `?w=360` the picture is at least 360 pixels wide, rounded up to the next
 * size, in the best format that the browser accepts: a browser draws each SVG as a document of its own.
 */
export function artApp(seed: string): Hono {
  const pictures = new Map<string, Promise<Picture>>()
  const app = new Hono()
  app.get('/:path{.+\\.svg}', async (context) => {
    const [folder, file] = context.req
      .param('path')
      .replace(/\.svg$/, '')
      .split('/')
      .slice(-2)
    if ((context.req.query('seed') ?? seed) !== seed) return context.notFound()
    const width = Number(context.req.query('w') ?? 0)
    const format = width > 0 ? formatFor(context.req.header('Accept')) : undefined
    const key = `${folder}/${file}${format ? `?${pictureWidth(width)}.${format}` : ''}`
    const svg = pictures.has(key) ? '' : pictureOf(folder, file, seed)
    if (svg === undefined) return context.notFound()
    const picture = pictures.get(key) ?? (format ? pixels(svg, pictureWidth(width), format) : vectors(svg))
    if (pictures.size >= MAX_KEPT) pictures.clear()
    pictures.set(key, picture)
    const { type, body, packed, stopgap } = await picture
    if (stopgap) pictures.delete(key)
    const brotli = packed && context.req.header('Accept-Encoding')?.includes('br')
    return new Response(new Uint8Array(brotli ? packed : body), {
      headers: {
        'Content-Type': type,
        'Cache-Control': stopgap ? 'public, max-age=60' : 'public, max-age=31536000, immutable',
        // A picture opened directly is a document: it may not run anything.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept, Accept-Encoding',
        ...(brotli && { 'Content-Encoding': 'br' }),
      },
    })
  })
  return app
}

/** Undefined if the browser accepts neither: it gets the SVG, which all can show. */
const formatFor = (acceptHeader = ''): PictureFormat | undefined =>
  (['avif', 'webp'] as const).find((format) => acceptHeader.includes(`image/${format}`))

async function pixels(svg: string, width: number, format: PictureFormat): Promise<Picture> {
  const body = await storedPicture({ svg, width, format })
  return body ? { type: `image/${format}`, body } : { ...(await vectors(svg)), stopgap: true }
}

async function vectors(svg: string): Promise<Picture> {
  const packed = await pack(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return { type: 'image/svg+xml', body: new TextEncoder().encode(svg), packed }
}

function pictureOf(folder: string | undefined, file = '', seed: string): string | undefined {
  if (folder === 'games') return gamePicture(file, seed)
  const [name = '', variant = '', more] = file.split('.')
  // Each picture has one address: under another it would be drawn and cached a second time.
  if (more !== undefined) return undefined
  if (folder === 'signs') return signArt(name, variant)
  if (folder === 'vendors') {
    const vendor = vendors.find(({ code }) => code === name)
    if (variant === 'mark') return vendor && vendorMark(vendor)
    return vendor && variant === '' ? vendorArt(vendor) : undefined
  }
  if (folder === 'banners' || folder === 'promotions') {
    const pieces = folder === 'banners' ? banners : promotions
    const banner = pieces.find(({ id }) => id === name)
    return banner && (variant === 'en' || variant === 'pt') ? bannerArt(banner, variant) : undefined
  }
  const team = folder === 'teams' && teams.find(({ code }) => code === name)
  return team && variant === '' ? teamArt(team) : undefined
}

function gamePicture(file: string, seed: string): string | undefined {
  const id = file.replace(/\.en$/, '')
  const game = catalogueOf(seed).get(id)
  return game && gameArt(id === file ? game : { ...game, title: game.titleEn })
}
