import { expect, test } from 'vitest'
import { readLink } from './readLink.ts'

// What hostile addresses come to, for each use, is tested in packages/player/src/links.
const policy = { isInternal: (path: string) => /^\/m\/(home|activity)\b/.test(path), knownHosts: ['exemplo.com.br'] }
const external = (href: string, host: string, known = false) => ({ kind: 'external', href, host, known })

test.each([
  ['/m/home', { kind: 'internal', path: '/m/home' }],
  ['/m/activity?id=3#regras', { kind: 'internal', path: '/m/activity?id=3#regras' }],
  ['/m/x/../home', { kind: 'internal', path: '/m/home' }],
  ['https://exemplo.com.br', external('https://exemplo.com.br/', 'exemplo.com.br', true)],
  ['HTTP://Ajuda.Exemplo.com.br/a', external('http://ajuda.exemplo.com.br/a', 'ajuda.exemplo.com.br', true)],
  ['https://exemplo.com.br.evil.example/', external('https://exemplo.com.br.evil.example/', 'exemplo.com.br.evil.example')],
  ['https://maisexemplo.com.br/', external('https://maisexemplo.com.br/', 'maisexemplo.com.br')],
  ['https:\\\\evil.example\\x', external('https://evil.example/x', 'evil.example')],
])('[2.16] %s is a link', (address, link) => {
  expect(readLink(address, policy)).toEqual(link)
})

test.each([
  '',
  '#',
  'home',
  './m/home',
  '/m/secret',
  '/console',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'https://exemplo.com.br@evil.example',
  'https://a:b@exemplo.com.br',
  'https://',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.c',
  'tel:123',
  'intent://x',
  'ftp://exemplo.com.br',
  'blob:https://exemplo.com.br/1',
])('[2.16] %j is no link', (address) => {
  expect(readLink(address, policy)).toBeUndefined()
})

test('[2.16] without a table of screens nothing is internal', () => {
  expect(readLink('/m/home', {})).toBeUndefined()
})
