import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeServiceLink } from './decodeServiceLink.ts'
import { decryptDes } from './decryptDes.ts'

const hosts = ['chat.ipanema.example', 'wa.me']

/** As a back office writes a link: des-ede3 with K‖K‖K is single DES. */
function encode(link: string, key = 'k3yK3y!9') {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null)
  return cipher.update(link, 'utf8', 'base64') + cipher.final('base64') + key
}

test("[2.18] decrypts like Node's des-ede3 with K‖K‖K, 2,000 random messages and keys", () => {
  for (let run = 0; run < 2000; run++) {
    const [key, bytes] = [randomBytes(8), randomBytes(8 * (1 + (run % 4)))]
    const node = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null).setAutoPadding(false)
    expect(Buffer.from(decryptDes(bytes, key)).equals(Buffer.concat([node.update(bytes), node.final()]))).toBe(true)
  }
})

test('[2.18] a link of a listed host is decoded with the last 8 characters as the key', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w/?=&.-]{0,80}$/), fc.stringMatching(/^[!-~]{8}$/), (path, key) => {
      const link = new URL(`https://chat.ipanema.example/${path}`).href
      expect(decodeServiceLink(encode(link, key), hosts)).toBe(link)
    }),
  )
})

test.for([
  'javascript:alert(1)',
  'http://wa.me/5511',
  'https://wa.me.evil.example/',
  'https://evil.example/?wa.me',
  'https://wa.me@evil.example/',
  'https://user:pass@wa.me/',
  'https://wa.me:8443/',
  'https://evil.example\\@wa.me/',
  '//wa.me/x',
  'https://wa.me/\u0000',
  'https://wa.me/a b',
  'https://wa.mé/',
  'data:text/html,<script>1</script>',
  ' https://wa.me/',
  '',
])('[2.18] hides the button of %j', (link) => {
  expect(decodeServiceLink(encode(link), hosts)).toBeUndefined()
})

const numRuns = Number(process.env.SDK_MUTATIONS ?? 200) > 200 ? 100_000 : 10_000
const safe = /^https:\/\/(chat\.ipanema\.example|wa\.me)\//

test('[2.18] ten thousand random inputs never throw and never give an unsafe address', () => {
  const plain = fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('https://wa.me/1', 'javascript:1'),
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.base64String({ maxLength: 80 }),
    plain.map((link) => encode(link)),
    fc.tuple(plain, fc.nat(200), fc.string({ maxLength: 2 })).map(([link, at, by]) => {
      const good = encode(link)
      return good.slice(0, at % good.length) + by + good.slice((at % good.length) + 1)
    }),
  )
  let accepted = 0
  const property = fc.property(value, (text) => {
    const link = decodeServiceLink(text, hosts)
    if (link === undefined) return true
    accepted++
    return safe.test(link)
  })
  fc.assert(property, { numRuns })
  expect(accepted, 'the generator also makes good ones').toBeGreaterThan(numRuns / 100)
}, 120_000)
