import { describe, expect, test } from 'vitest'
import { checkGameUrl } from './checkGameUrl.ts'

const page = 'https://ipanema.example/m/launchGame'
const known = ['https://play.example', 'https://ipanema.example']
const check = (url: string | null | undefined) => checkGameUrl(url, known, page)

describe('checkGameUrl', () => {
  test.each([undefined, null, '', '   '])('[8] %j is the empty address', (url) => {
    expect(check(url)).toEqual({ refused: 'empty' })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/play',
    'https://play.example.evil.example/',
    'https://play.example@evil.example/',
    'https://user:pw@play.example/',
    '//evil.example/play',
    'http://play.example/',
    'https://play.example:8443/',
    'blob:https://play.example/1',
    'https://',
  ])('[7.3] refuses %s', (url) => {
    expect(check(url)).toEqual({ refused: 'unknownOrigin' })
  })

  test.each([
    ['https://play.example/play/slot?ticket=1', 'https://play.example/play/slot?ticket=1'],
    ['/play/slot', 'https://ipanema.example/play/slot'],
    ['HTTPS://PLAY.EXAMPLE/', 'https://play.example/'],
  ])('[7.3] opens %s', (url, href) => {
    expect(check(url)).toEqual({ url: href, origin: new URL(href).origin })
  })
})
