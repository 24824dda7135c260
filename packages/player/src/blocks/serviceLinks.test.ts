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
  expect(socialLinks(resources).map(({ name }) => name)).toEqual(['TELEGRAM2', 'WHATSAPP'])
})

test('[2.18] links may lead to the merchant and to messengers', () => {
  const hosts = serviceHosts({ domain: 'ipanema.example' })
  expect(hosts).toContain('chat.ipanema.example')
  expect(hosts).toContain('wa.me')
  expect(hosts).not.toContain('evil.example')
})
