import { expect, test } from 'vitest'
import { appIcons, downloadLink, isLegible, isProfile, platformOf, showsBar, takesWebClip } from './downloadRules.ts'

const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Safari/604.1`
const all = ['IOS', 'Android', 'MOBILECONFIG'].map((resourceType) => ({ resourceType, url: `https://x.example/${resourceType}` }))

test('[2.17] the platform follows from the user agent', () => {
  expect(platformOf(iPhone('17_4'))).toBe('ios')
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5)).toBe('ios')
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('other')
  expect(platformOf('Mozilla/5.0 (Linux; Android 15) Chrome/156')).toBe('android')
})

test('[2.17] on iOS the profile is used, else the store; other platforms have nothing', () => {
  expect(downloadLink('ios', all)).toMatch(/MOBILECONFIG$/)
  expect(downloadLink('ios', all.slice(0, 2))).toMatch(/IOS$/)
  expect(downloadLink('android', all)).toMatch(/Android$/)
  expect(downloadLink('other', all)).toBeUndefined()
  expect(downloadLink('android', [])).toBeUndefined()
})

test('[2.17] the profile is told from a store', () => {
  expect(isProfile(downloadLink('ios', all), all)).toBe(true)
  expect(isProfile(downloadLink('ios', all.slice(0, 2)), all)).toBe(false)
  expect(isProfile(undefined, all)).toBe(false)
})

test.each([
  ['12_3', false],
  ['12_4', true],
  ['12_5', true],
  ['9_3', false],
  ['17_0', true],
])('[2.17] iOS %s can take the web app: %s', (version, can) => {
  expect(takesWebClip(iPhone(version))).toBe(can)
})

const open = { closed: false, installed: false, inApp: false, link: 'https://x.example' }
test.each([
  [open, true],
  [{ ...open, closed: true }, false],
  [{ ...open, installed: true }, false],
  [{ ...open, inApp: true }, false],
  [{ ...open, link: undefined }, false],
])('[2.17] %j shows the bar: %s', (surroundings, shows) => {
  expect(showsBar(surroundings)).toBe(shows)
})

test('[2.4] a text colour that nobody could read is ignored', () => {
  expect(isLegible('#ffffff', '#000000')).toBe(true)
  expect(isLegible('#888888', '#999999')).toBe(false)
  expect(isLegible('red', '#000000')).toBe(false)
  expect(isLegible('', '#000000')).toBe(false)
})

test('[2.17] the icon is built from the image CDN and the merchant; the resource is what comes after it', () => {
  const resources = [
    { resourceType: 'IOS', url: 'https://x.example/ios' },
    { resourceType: 'AppDownloadIcon', url: '/icons/icon-192.png' },
  ]
  expect(appIcons({ imageCDNs: ['https://cdn.example/'], resources }, 'ipanema')).toEqual([
    'https://cdn.example/ipanema/app-icon.png',
    '/icons/icon-192.png',
  ])
})
