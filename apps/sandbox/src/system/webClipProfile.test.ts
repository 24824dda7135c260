import { expect, test } from 'vitest'
import { webClipProfile } from './webClipProfile.ts'

const site = { code: 'ipanema', name: 'Praia & <Sol>', domain: 'ipanema.example', site: 'https://ipanema.example' }

test('[2.17] the profile opens the site with the parameter of a web clip, under its own icon', () => {
  const profile = webClipProfile({ ...site, icon: new Uint8Array([1, 2, 3]) })
  expect(profile).toContain('<key>URL</key><string>https://ipanema.example/m/home?WEBCLIP=1</string>')
  expect(profile).toContain('<key>Icon</key><data>AQID</data>')
  expect(profile).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>')
  expect(profile).toContain('<string>Praia &#38; &#60;Sol&#62;</string>')
  expect(profile).toContain('<key>PayloadIdentifier</key><string>example.ipanema.webclip</string>')
})

test('[2.17] a repeated installation replaces the profile: its identifiers never change', () => {
  const identities = () => webClipProfile(site).match(/[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}/g)
  expect(identities()).toHaveLength(2)
  expect(identities()).toEqual(identities())
  expect(webClipProfile(site)).not.toContain('<key>Icon</key>')
})
