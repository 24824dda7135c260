import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeServiceLink } from '@platform/sdk/serviceLink'
import { DepositOrder } from '@platform/sdk/deposit'
import { hostileAddresses, screenAddresses, webAddresses } from '@platform/test-kit/addresses'
import { readLink, webAddress } from '@platform/ui'
import { routeNames, routes } from '../routes.ts'
import { bannerTarget } from './bannerTarget.ts'
import { checkGameUrl } from './checkGameUrl.ts'
import { pageAddress } from './pageAddress.ts'
import { returnPath } from './returnPath.ts'
import { screenAt } from './screenAt.ts'
import { secureLink } from './secureLink.ts'

const site = 'https://ipanema.example'
const playOrigin = 'https://play.example'
const messengers = ['wa.me']
const all = () => true

/** As a back office writes a link: des-ede3 with K‖K‖K is single DES. */
function encrypted(link: string): string {
  const key = 'k3yK3y!9'
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key
}

const content = (address: string) => readLink(address, { isInternal: (path) => screenAt(path) !== undefined })
const game = (address: string) => checkGameUrl(address, [playOrigin], `${site}/m/launchGame`)
const service = (address: string) => decodeServiceLink(encrypted(address), messengers)
const shape = DepositOrder.shape.payUrl
const accepts = (address: string) => shape.safeParse(address).success
const paid = (address: string) => (accepts(address) ? pageAddress(address, `${site}/m/depositOrder`) : undefined)
const isOn = (href: string, origin: string) => new URL(href).origin === origin
const isRefused = { refused: expect.stringMatching(/^(empty|unknownOrigin)$/) as string }

test('[2.4] the corpus has at least 300 addresses, each once', () => {
  const addresses = [...screenAddresses.map(([address]) => address), ...webAddresses.map(([address]) => address), ...hostileAddresses]
  expect(addresses.length).toBeGreaterThanOrEqual(300)
  expect(new Set(addresses).size).toBe(addresses.length)
})

describe('an address of the corpus', () => {
  test.each(screenAddresses)('[2.4] %j is a screen, and nothing but a screen', (address, path) => {
    expect(content(address)).toEqual({ kind: 'internal', path })
    expect(bannerTarget(address, all)).toEqual({ internal: path })
    expect(returnPath(address)).toBe(path)
    expect(secureLink(address)).toBeUndefined()
    expect(webAddress(address)).toBeUndefined()
    expect(service(address)).toBeUndefined()
    expect(game(address)).toEqual(isRefused)
    expect(isOn(pageAddress(address, site) ?? '', site)).toBe(true)
  })

  test.each(webAddresses)('[2.4] %j is a page of the web', (address, href) => {
    expect(content(address)).toMatchObject({ kind: 'external', href })
    expect(bannerTarget(address, all)).toEqual({ external: href })
    expect(webAddress(address)?.href).toBe(href)
    expect(paid(href)).toBe(href)
    expect([undefined, href]).toContain(paid(address))
    expect(returnPath(address)).toBe('/m/home')
    expect(secureLink(address)).toBe(href.startsWith('https:') ? href : undefined)
    expect(game(address)).toEqual(isOn(href, playOrigin) ? { url: href, origin: playOrigin } : isRefused)
    expect([undefined, ...(isOn(href, 'https://wa.me') ? [href] : [])]).toContain(service(address))
  })

  test.each(hostileAddresses)('[2.4] %j leads nowhere', (address) => {
    expect(content(address)).toBeUndefined()
    expect(bannerTarget(address, all)).toBeUndefined()
    expect(webAddress(address)).toBeUndefined()
    expect(returnPath(address)).toBe('/m/home')
    expect(secureLink(address)).toBeUndefined()
    expect(game(address)).toEqual(isRefused)
    expect(service(address)).toBeUndefined()
    // Text that is not an address anywhere else may be a path of this site, though not of a screen.
    expect([undefined, site]).toContain(accepts(address) ? URL.parse(address, site)?.origin : undefined)
    expect(new URL(paid(address) ?? site).origin).toBe(site)
  })
})

test('[2.9] login leads back to no login and no registration', () => {
  expect(['/m/login', '/m/login?back=/m/set', '/M/LOGIN', '/m/register', '/register.html'].map(returnPath)).toEqual(
    Array.from({ length: 5 }, () => '/m/home'),
  )
  expect(returnPath(null)).toBe('/m/home')
})

test('[2.1] a screen that the merchant does not have is not linked to', () => {
  const onlyLists = (name: string) => name === 'gameList'
  expect(bannerTarget('/m/rewardCenter', onlyLists)).toBeUndefined()
  expect(bannerTarget('/m/gameList?gameType=LIVE', onlyLists)).toEqual({ internal: '/m/gameList?gameType=LIVE' })
})

describe('the address of a game', () => {
  const known = [playOrigin, '/']
  const check = (url: string | null | undefined) => checkGameUrl(url, known, `${site}/m/launchGame`)

  test.each([undefined, null, '', '   '])('[8] %j is the empty address', (url) => {
    expect(check(url)).toEqual({ refused: 'empty' })
  })

  test('[7.3] a path is one of the page, where the page is a known origin', () => {
    expect(check('/play/slot')).toEqual({ url: `${site}/play/slot`, origin: site })
    expect(checkGameUrl('/play/slot', [playOrigin], site)).toEqual(isRefused)
  })

  test('[7.3] over http a game opens only in a page over http', () => {
    expect(checkGameUrl('http://play.example/', ['http://play.example'], site)).toEqual(isRefused)
    expect(checkGameUrl('http://play.example/', ['http://play.example'], 'http://ipanema.example')).toHaveProperty('origin')
  })
})

test('[2.4] whatever is sent, only http(s) or a path of this site comes out, for every use', () => {
  const anywhere = { isInternal: () => true }
  const paths = routeNames.flatMap((name): readonly string[] => routes[name].paths)
  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    'm',
    ':',
    '@',
    '\t',
    '\n',
    ' ',
    'javascript',
    'https',
    'evil.example',
    '%2f',
    '?',
    '#',
  )
  const texts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(...paths),
    fc.tuple(fc.constantFrom(...paths), fc.array(piece)).map(([path, pieces]) => path + pieces.join('')),
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(texts, (link) => {
      const target = bannerTarget(link, all)
      if (target && 'external' in target) expect(new URL(target.external).protocol).toMatch(/^https?:$/)
      if (target && 'internal' in target) expect(new URL(target.internal, site).origin).toBe(site)
      expect(new URL(returnPath(link), site).origin).toBe(site)
      const read = readLink(link, anywhere)
      if (read?.kind === 'external') expect(new URL(read.href).protocol).toMatch(/^https?:$/)
      if (read?.kind === 'internal') expect(new URL(read.path, site).origin).toBe(site)
      const found = game(link)
      if ('origin' in found) expect(new URL(found.url).origin).toBe(playOrigin)
      expect(secureLink(link) ?? 'https:').toMatch(/^https:/)
      expect(webAddress(link)?.protocol ?? 'https:').toMatch(/^https?:$/)
    }),
    { numRuns: 1000 },
  )
})

test('[2.4] a browser without URL.canParse and URL.parse reads links as well', () => {
  const { canParse, parse } = URL
  Object.assign(URL, { canParse: undefined, parse: undefined })
  try {
    expect(bannerTarget('https://promo.example', all)).toEqual({ external: 'https://promo.example/' })
    expect(returnPath('/m/set')).toBe('/m/set')
    expect(bannerTarget('https://', all)).toBeUndefined()
  } finally {
    Object.assign(URL, { canParse, parse })
  }
})
