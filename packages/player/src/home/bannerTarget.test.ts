import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routeNames, routes } from '../routes.ts'
import { bannerTarget } from './bannerTarget.ts'

const all = () => true
const onlyLists = (name: string) => name === 'gameList'

describe('bannerTarget', () => {
  test.each([
    ['https://promo.example/a?b=1', { external: 'https://promo.example/a?b=1' }],
    ['HTTP://promo.example', { external: 'http://promo.example/' }],
    ['/m/gameList?gameType=RNG', { internal: '/m/gameList?gameType=RNG' }],
    ['/M/GAMELIST', { internal: '/M/GAMELIST' }],
  ])('[2.3] %s leads on', (link, target) => {
    expect(bannerTarget(link, all)).toEqual(target)
  })

  test.each([
    '',
    '#',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/m/home',
    '/\\evil.example',
    '\\\\evil.example',
    'https://',
    'https://good.example@evil.example',
    '/m/nowhere',
    '/../etc',
    'm/home',
    'mailto:a@b.c',
    '/.//',
    '/.//evil.example',
    '/m/..//evil.example',
    '/m/home/..//../\\evil.example',
  ])('[2.4] %j leads nowhere', (link) => {
    expect(bannerTarget(link, all)).toBeUndefined()
  })

  test('[2.1] a screen that the merchant does not have is not linked to', () => {
    expect(bannerTarget('/m/rewardCenter', onlyLists)).toBeUndefined()
    expect(bannerTarget('/m/gameList?gameType=LIVE', onlyLists)).toEqual({ internal: '/m/gameList?gameType=LIVE' })
  })

  test('[2.4] whatever the gateway sends, only http(s) or a path of the table comes out', () => {
    const paths = routeNames.flatMap((name): readonly string[] => routes[name].paths)
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom(...paths),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(texts, (link) => {
        const target = bannerTarget(link, all)
        if (target && 'external' in target) expect(new URL(target.external).protocol).toMatch(/^https?:$/)
        if (target && 'internal' in target) expect(new URL(target.internal, 'https://site.example').origin).toBe('https://site.example')
      }),
    )
  })
})
