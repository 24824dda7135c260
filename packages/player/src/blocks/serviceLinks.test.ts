import { expect, test } from 'vitest'
import { serviceHosts, socialLinks } from './serviceLinksQuery.ts'

test('[2.18] social links are Facebook, Telegram and WhatsApp over https; anything else is hidden', () => {
  const resources = [
    { resourceType: 'WHATSAPP', url: 'https://wa.me/5511' },
    { resourceType: 'FACEBOOK', url: 'http://facebook.com/x' },
    { resourceType: 'TELEGRAM', url: 'https://bank.example@evil.example/' },
    { resourceType: 'TELEGRAM2', url: 'https://t.me/x' },
    { resourceType: 'IOS', url: 'https://apps.example/x' },
  ]
  expect(socialLinks(resources, []).map(({ name }) => name)).toEqual(['TELEGRAM2', 'WHATSAPP'])
})

test('[2.18] each network is there once: not beside a contact of the same, nor with two pages', () => {
  const url = 'https://t.me/x'
  const resources = ['FACEBOOK', 'TELEGRAM', 'TELEGRAM2', 'WHATSAPP'].map((resourceType) => ({ resourceType, url }))
  expect(socialLinks(resources, [{ type: 'ONLINE' }, { type: 'WHATSAPP' }]).map(({ name }) => name)).toEqual(['FACEBOOK', 'TELEGRAM'])
})

test('[2.18] links may lead to the merchant and to messengers', () => {
  const hosts = serviceHosts({ domain: 'ipanema.example' })
  expect(hosts).toContain('chat.ipanema.example')
  expect(hosts).toContain('wa.me')
  expect(hosts).not.toContain('evil.example')
})
