import { describe, expect, it } from 'vitest'
import { iconIn } from '@platform/sandbox/seeding'
import { makeGames } from '../seed/catalogue/games.ts'
import { artApp } from './artApp.ts'
import { gameArt } from './gameArt.ts'
import { drawBeside } from './raster/pictureThread.ts'
import { pictureWidth } from './raster/pictureWidths.ts'
import { motifs, type MotifName } from './motifs.ts'
import { themes } from './themes.ts'

const art = artApp('7')
const picture = async (path: string, headers: Record<string, string> = {}) => art.request(path, { headers })

describe('pictures', () => {
  it.each([
    '/games/10001.svg',
    '/games/10001.en.svg',
    '/ipanema/games/10001.svg?seed=7',
    '/vendors/BGS.svg',
    '/vendors/BGS.mark.svg',
    '/banners/futebol.pt.svg',
    '/promotions/cashback.en.svg',
    '/teams/aurora.svg',
  ])('[9] may be cached forever, and have a size: %s', async (path) => {
    const answer = await picture(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const svg = await answer.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+"/)
    expect(svg).not.toMatch(/NaN|undefined|~/)
    expect(await (await picture(path)).text()).toBe(svg)
  })

  it('[9] of games are drawn from the seed of the stored games', async () => {
    expect((await picture('/games/10001.svg?seed=7')).status).toBe(200)
    for (const seed of ['8', 'platform', '']) expect((await picture(`/games/10001.svg?seed=${seed}`)).status).toBe(404)
  })

  it.each([
    '/games/1.svg',
    '/games/..%2f10001.svg',
    '/games/10001.pt.svg',
    '/games/10001.en.en.svg',
    '/vendors/NOBODY.svg',
    '/secrets/BGS.svg',
    // A picture has one address: what is made for others would be kept beside it.
    '/banners/futebol.x7.svg',
    '/banners/futebol.pt.pt.svg',
    '/vendors/BGS.x7.svg',
    '/teams/aurora.x7.svg',
  ])('[8] are not found: %s', async (path) => {
    expect((await picture(path)).status).toBe(404)
  })

  it('[9] are available as bitmaps of a width, in the best format that the browser accepts', async () => {
    const accepts = (Accept: string) => picture('/vendors/BGS.mark.svg?w=40', { Accept })
    const [avif, webp, none] = await Promise.all(['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(accepts))
    const bytes = async (answer: Response | undefined) => Buffer.from(await answer!.arrayBuffer())
    expect((await bytes(avif)).toString('latin1', 4, 12)).toBe('ftypavif')
    expect((await bytes(webp)).toString('latin1', 8, 12)).toBe('WEBP')
    expect(none?.headers.get('Content-Type')).toBe('image/svg+xml')
    for (const answer of [avif, webp, none]) expect(answer?.headers.get('Vary')).toContain('Accept,')
  })

  it('[9] as bitmaps are drawn in sequence; with too many waiting requests further ones are refused, and may be repeated', async () => {
    const order = { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>', width: 8, format: 'webp' as const }
    const [first, ...others] = await Promise.all(Array.from({ length: 101 }, () => drawBeside(order)))
    expect([first, others.at(-2), others.at(-1)]).toEqual([expect.any(Uint8Array), expect.any(Uint8Array), undefined])
    expect(await drawBeside(order)).toEqual(first)
  })

  it.each([
    [1, 48],
    [241, 320],
    [99_999, 1600],
    [NaN, 1600],
  ])('[9] of %i pixels are drawn %i wide, so that requests cannot fill the disk with sizes', (wanted, made) => {
    expect(pictureWidth(wanted)).toBe(made)
  })

  it('[2.7] of games have the name of the page’s language', async () => {
    const { nodeId, namePt, nameEn } = makeGames('7').find((game) => game.namePt !== game.nameEn)!
    const lettering = async (language: 'PT' | 'EN') => {
      const svg = await (await picture(iconIn(`/cdn/games/${nodeId}.svg?seed=7`, language).slice('/cdn'.length))).text()
      return [...new Set([...svg.matchAll(/textLength[^>]+>([^<]+)</g)].map(([, row]) => row))].toReversed().join(' ')
    }
    expect([await lettering('PT'), await lettering('EN')]).toEqual([namePt.toUpperCase(), nameEn.toUpperCase()])
    expect(iconIn('https://cdn.example/games/1.svg', 'EN')).toBe('https://cdn.example/games/1.svg')
  })

  it('[9] of 640 games are small, and all different', () => {
    const drawn = makeGames('platform').map(({ nodeId, namePt, vendor, theme, motif }) =>
      gameArt({ id: nodeId, title: namePt, vendor, theme, motif }),
    )
    const sizes = drawn.map((svg) => Buffer.byteLength(svg)).sort((a, b) => a - b)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(sizes.at(-1)).toBeLessThan(4800)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(3600)
  })

  it('[2.7] of games have their complete title in the part that a wide tile shows: the middle three quarters', () => {
    const games = makeGames('platform').flatMap(({ namePt, nameEn, ...game }) => [namePt, nameEn].map((title) => ({ ...game, title })))
    for (const { nodeId, title, vendor, theme, motif } of games) {
      const svg = gameArt({ id: nodeId, title, vendor, theme, motif })
      const rows = [...svg.matchAll(/<text y="(\d+)" font-size="([\d.]+)" textLength/g)].map(
        ([, y, size]) => [Number(y), Number(size)] as const,
      )
      // With its outline, and the cedilla of a capital.
      for (const [y, size] of rows) {
        expect(y - size, title).toBeGreaterThan(40)
        expect(y + 5 + (/ç/i.test(title) ? size * 0.16 : 0), title).toBeLessThan(280)
      }
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  it('[9] of banners stay under 6 kB', async () => {
    for (const id of ['cassino', 'futebol', 'aovivo', 'pesca', 'numeros', 'originais', 'cadastro']) {
      expect(Buffer.byteLength(await (await picture(`/banners/${id}.pt.svg`)).text())).toBeLessThan(6144)
    }
  })

  it('[9] escape every name and use each id once', () => {
    for (const [theme, { motifs: names }] of Object.entries(themes)) {
      for (const motif of names as MotifName[]) {
        const svg = gameArt({ id: `x${motif}`, title: `<b> & "${motif}" ~x`, vendor: 'A & B', theme: theme as keyof typeof themes, motif })
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size, motif).toBe(ids.length)
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids, motif).toContain(id)
        expect(svg).not.toContain('<b>')
        expect(svg).not.toContain('<B>')
      }
    }
    expect(Object.keys(motifs).length).toBeGreaterThan(100)
  })
})
