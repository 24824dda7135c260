import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageOf, versionOf } from './merchantPage.ts'
import type { PageOfMerchant } from './readMerchant.ts'

const merchant: PageOfMerchant = {
  code: 'brand',
  name: 'Brand & Co',
  domain: 'brand.example',
  description: 'Jogos "no" seu celular.',
  defaultLocale: 'pt-BR',
  page: { colour: '#001625', scheme: 'dark' },
  home: ['banner', 'notices'],
  layout: { header: 'center', tabBar: 'flat' },
}

test('the page is written from the merchant, its texts escaped', () => {
  const html = pageOf(merchant, () => true, '1a2b3c')
  expect(html).toContain('<title>Brand &#38; Co</title>')
  expect(html).toContain('content="Jogos &#34;no&#34; seu celular."')
  expect(html).toMatch(/<html lang="pt-BR" class="brand" data-header="center" data-tab-bar="flat"/)
  expect(html).toContain('<meta name="theme-color" content="#001625">')
  expect(html).toContain('href="/manifest.webmanifest"')
  expect(html).toContain('Não foi possível carregar.')
})

test('it names only files that the brand has, and is in the brand’s language', () => {
  const html = pageOf({ ...merchant, defaultLocale: 'en' }, (file) => file === 'favicon.svg', '1a2b3c')
  expect(html).not.toMatch(/manifest|icon-192/)
  expect(html).toContain('Couldn’t load.')
})

test('a shared link shows name, description and the widest picture, and the page contains its version', () => {
  const html = pageOf(merchant, (file) => /icon-512|share.jpg/.test(file), '1a2b3c')
  expect(html).toContain('<meta property="og:title" content="Brand &#38; Co">')
  expect(html).toContain('<meta property="og:url" content="https://brand.example/">')
  expect(html).toContain('<meta property="og:image" content="https://brand.example/share.jpg">')
  expect(html).toContain('<meta property="og:locale" content="pt_BR">')
  expect(html).toContain('<meta property="og:locale:alternate" content="en_GB">')
  expect(html).toContain('<meta name="version" content="1a2b3c">')
  expect(pageOf({ ...merchant, defaultLocale: 'en' }, () => true, '1')).toContain('<meta property="og:locale:alternate" content="pt_BR">')
  expect(pageOf(merchant, () => false, '1')).not.toContain('og:image')
})

test('[2.3] the boot frame has its boxes in the same order as home', () => {
  const html = pageOf({ ...merchant, home: ['categories', 'banner'] }, () => true, '1a2b3c')
  expect(html.indexOf('boot-line')).toBeLessThan(html.indexOf('boot-banner'))
})

test('the version is VERSION, or the commit, marked if files have changed since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  vi.stubEnv('VERSION', '')
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...args], { cwd: folder })
  expect(versionOf(folder)).toBe('unknown')
  git('init', '-q')
  git('commit', '-qm', 'first', '--allow-empty')
  expect(versionOf(folder)).toMatch(/^[\da-f]{12}$/)
  writeFileSync(join(folder, 'new'), '')
  expect(versionOf(folder)).toMatch(/^[\da-f]{12}-dirty$/)
  vi.stubEnv('VERSION', '2026.11')
  expect(versionOf(folder)).toBe('2026.11')
})
