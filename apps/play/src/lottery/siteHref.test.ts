import { hostileAddresses, screenAddresses, webAddresses } from '@platform/test-kit/addresses'
import { expect, test } from 'vitest'
import { siteHref } from './siteHref.ts'

const site = 'https://ipanema.example/m/lottery'
const deposit = '/m/voucherCenter?back=%2Fm%2FlaunchGame%3FplayType%3Dtrad%26code%3DEFN1'
const lookWith = (path: string) => `#play=ent&${new URLSearchParams({ deposit: path, '--color-brand': '#a8275f' })}`

test('[7.6] the deposit link leads to the launching site and contains the way back', () => {
  expect(siteHref(lookWith(deposit), 'deposit', site)).toBe(`https://ipanema.example${deposit}`)
})

test.each(['', 'm/voucherCenter', '//evil.example/', String.raw`/\evil.example/`, 'https://evil.example/', 'javascript:alert(1)'])(
  '[quality: security] a launch address cannot direct the deposit to %j',
  (path) => {
    expect(siteHref(lookWith(path), 'deposit', site)).toBeUndefined()
  },
)

test('[7.6] without a deposit page in the launch, or a site from the gateway, there is no link', () => {
  expect(siteHref('#--color-brand=%23a8275f', 'deposit', site)).toBeUndefined()
  expect(siteHref(lookWith(deposit), 'deposit', '')).toBeUndefined()
})

test('[7.6] the way to limits and pause is another path of the same site', () => {
  expect(siteHref('#responsible=%2Fm%2Fresponsible', 'responsible', site)).toBe('https://ipanema.example/m/responsible')
  expect(siteHref(lookWith(deposit), 'responsible', site)).toBeUndefined()
})

test('[2.4] of the corpus of addresses only a path of the launching site is accepted as its deposit page', () => {
  for (const [address, path] of screenAddresses)
    expect(siteHref(lookWith(address), 'deposit', site), address).toBe(`https://ipanema.example${path}`)
  for (const [address] of webAddresses) expect(siteHref(lookWith(address), 'deposit', site), address).toBeUndefined()
  for (const address of hostileAddresses)
    expect(new URL(siteHref(lookWith(address), 'deposit', site) ?? site).origin, address).toBe('https://ipanema.example')
})
