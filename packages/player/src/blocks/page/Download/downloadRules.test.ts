import { expect, test } from 'vitest'
import { appIcons, downloadFor, isLegible, platformOf, showsBar, takesWebClip } from './downloadRules.ts'

const iPhone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Safari/604.1`
const page = 'https://ipanema.example/m/home'
const all = ['IOS', 'Android', 'MOBILECONFIG'].map((resourceType) => ({ resourceType, url: `https://x.example/${resourceType}` }))

test('[2.17] the platform follows from the user agent', () => {
  expect(platformOf(iPhone('17_4'))).toBe('ios')
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5)).toBe('ios')
  expect(platformOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)')).toBe('other')
  expect(platformOf('Mozilla/5.0 (Linux; Android 15) Chrome/156')).toBe('android')
})

test('[2.17] on iOS the profile is used, else the store; other platforms have nothing', () => {
  expect(downloadFor('ios', all, page)).toEqual({ href: 'https://x.example/MOBILECONFIG', profile: true })
  expect(downloadFor('ios', all.slice(0, 2), page)).toEqual({ href: 'https://x.example/IOS', profile: false })
  expect(downloadFor('android', all, page)).toEqual({ href: 'https://x.example/Android', profile: false })
  expect(downloadFor('other', all, page)).toBeUndefined()
  expect(downloadFor('android', [], page)).toBeUndefined()
})

test('[2.17] a path is a file of the site; what no browser may open is passed over', () => {
  const [profile, store] = ['javascript:alert(1)', '/app/ios.html']
  const resources = [
    { resourceType: 'MOBILECONFIG', url: profile },
    { resourceType: 'IOS', url: store },
  ]
  expect(downloadFor('ios', resources, page)).toEqual({ href: 'https://ipanema.example/app/ios.html', profile: false })
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

test('[2.4] an unreadable text colour is ignored', () => {
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
