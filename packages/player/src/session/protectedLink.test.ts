import { expect, test } from 'vitest'
import { viewerOf } from '../testing/viewer.ts'
import { protectedLink } from './protectedLink.ts'

const origin = 'https://ipanema.example'
const guest = viewerOf({ type: undefined })

test.each(['/m/voucherCenter', '/m/webEmail', '/m/set', '/m/gameRecord?period=7d', `${origin}/m/withdraw`])(
  '[6] a guest signs in before %s',
  (href) => expect(protectedLink(href, origin, guest)?.href).toBe(href.replace(origin, '')),
)

test('[6] a link that plays a game names it', () => {
  expect(protectedLink('/m/launchGame?nodeId=1&gameName=Fortune+Tiger', origin, guest)).toEqual({
    href: '/m/launchGame?nodeId=1&gameName=Fortune+Tiger',
    game: 'Fortune Tiger',
  })
  expect(protectedLink('/m/launchGame?nodeId=1', origin, guest)?.game).toBe('')
})

test.each(['/m/home', '/m/gameList?gameType=RNG', '/m/trail', '/m/mine', '/m/nothing', 'https://elsewhere.example/m/set', 'mailto:a@b.c'])(
  '[6] anybody may follow %s',
  (href) => expect(protectedLink(href, origin, guest)).toBeUndefined(),
)
