import { expect, test } from 'vitest'
import { pageOf } from './merchantPage.ts'
import type { PageOfMerchant } from './readMerchant.ts'

const merchant: PageOfMerchant = {
  code: 'brand',
  name: 'Brand & Co',
  description: 'Jogos "no" seu celular.',
  defaultLocale: 'pt-BR',
  page: { colour: '#001625', scheme: 'dark' },
  home: ['banner', 'notices'],
  layout: { header: 'center', tabBar: 'flat' },
}

test('the page is written from the merchant, its texts escaped', () => {
  const html = pageOf(merchant, () => true)
  expect(html).toContain('<title>Brand &#38; Co</title>')
  expect(html).toContain('content="Jogos &#34;no&#34; seu celular."')
  expect(html).toMatch(/<html lang="pt-BR" class="brand" data-header="center" data-tab-bar="flat"/)
  expect(html).toContain('<meta name="theme-color" content="#001625">')
  expect(html).toContain('href="/manifest.webmanifest"')
  expect(html).toContain('Falha ao carregar.')
})

test('it names no file that the brand does not have, and speaks its language', () => {
  const html = pageOf({ ...merchant, defaultLocale: 'en' }, (file) => file === 'favicon.svg')
  expect(html).not.toMatch(/manifest|icon-192/)
  expect(html).toContain('Could not load.')
})

test('[2.3] the empty page has its boxes where home has them', () => {
  const html = pageOf({ ...merchant, home: ['categories', 'banner'] }, () => true)
  expect(html.indexOf('boot-line')).toBeLessThan(html.indexOf('boot-banner'))
})
