import { expect, test } from 'vitest'
import { brandIn, storedBrand } from './applyBrand.ts'

test('[2.8] a lottery page has the colours and corners of the launching site', () => {
  expect(brandIn('#play=ent&--color-brand=%23a8275f&--color-page=rgb(250 240 240 / 1)&--radius-card=24px')).toEqual([
    ['--color-brand', '#a8275f'],
    ['--color-page', 'rgb(250 240 240 / 1)'],
    ['--radius-card', '24px'],
  ])
})

test.each([
  '--color-brand=url(https://evil.example/x)',
  '--color-brand=red;background:url(x)',
  '--color-brand=var(--x)',
  '--color-nothing=%23fff',
  '--radius-card=99999px',
  '--gradient-page=url(x)',
  'color=%23fff',
  '',
  '#%',
])('[quality: security] a launch address cannot set %s', (fragment) => {
  expect(brandIn(fragment)).toEqual([])
})

test('[2.8] the theme of the launch survives a reload, also when the hash names a lottery', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(storedBrand('#/EFN1', storage)).toBe('')
  expect(storedBrand('#play=ent&--color-brand=%23a8275f', storage)).toBe('#play=ent&--color-brand=%23a8275f')
  expect(storedBrand('#/EFN1', storage)).toBe('#play=ent&--color-brand=%23a8275f')
})
