import { expect, test } from 'vitest'
import { serviceHostsOf, socialLinks } from './serviceLinksQuery.ts'

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

test('[2.18] every resource has its entry, also beside a contact of the same network; only a repeated address is dropped', () => {
  const resources = [
    { resourceType: 'TELEGRAM2', url: 'https://t.me/news' },
    { resourceType: 'TELEGRAM', url: 'https://t.me/page' },
    { resourceType: 'FACEBOOK', url: 'https://facebook.com/page' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/5511' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/5521' },
    { resourceType: 'FACEBOOK', url: 'https://facebook.com/page' },
  ]
  const contacts = [{ href: 'https://t.me/support' }, { href: 'https://wa.me/5511' }]
  expect(socialLinks(resources, contacts)).toEqual([
    { name: 'FACEBOOK', href: 'https://facebook.com/page' },
    { name: 'TELEGRAM', href: 'https://t.me/page' },
    { name: 'TELEGRAM2', href: 'https://t.me/news' },
    { name: 'WHATSAPP', href: 'https://wa.me/5521' },
  ])
})

test('[2.18] links may lead to the merchant, to messengers and to the hosts that the merchant lists', () => {
  const hosts = serviceHostsOf({ domain: 'ipanema.example', serviceHosts: ['direct.lc.chat'] })
  expect(hosts).toEqual(expect.arrayContaining(['chat.ipanema.example', 'wa.me', 'direct.lc.chat']))
  expect(hosts).not.toContain('evil.example')
  expect(serviceHostsOf({ domain: 'ipanema.example' })).not.toContain('direct.lc.chat')
})
