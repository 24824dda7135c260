import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheOf } from './serviceWorker.ts'

let folder = ''
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-precache-'))
  write('index.html', '<p>')
  write('m/login/index.html', '<p>')
  write('assets/app-1a.js', '1')
  for (const name of [
    '_headers',
    'sw.js',
    'robots.txt',
    'sitemap.xml',
    'index.html.br',
    'assets/app-1a.js.gz',
    'assets/404.html',
    '.well-known/assetlinks.json',
    'm/login/step=two.html',
  ])
    write(name, '')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('[7.7] the worker caches pages by their address, and every file except those for hosts and search engines', () => {
  expect(precacheOf(folder).files).toEqual(['/assets/app-1a.js', '/', '/m/login'])
})

test('[7.7] its version depends on the content only', () => {
  const { version } = precacheOf(folder)
  write('_headers', 'changed')
  expect(precacheOf(folder).version).toBe(version)
  write('index.html', '<b>')
  expect(precacheOf(folder).version).not.toBe(version)
})
