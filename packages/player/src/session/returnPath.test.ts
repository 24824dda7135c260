import { expect, test } from 'vitest'
import { returnPath } from './returnPath.ts'

test.each(['/m/gameList?gameType=RNG', '/m/set', '/m/member/home'])('[2.9] login leads back to %s', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  null,
  '',
  '/m/login',
  '/m/login?back=/m/set',
  '/m/register',
  '/m/unknown',
  '//evil.example/m/set',
  '/\\evil.example/m/set',
  '/\t/evil.example/m/set',
  'https://evil.example/m/set',
  '/.//',
  '/.//evil.example',
  '/m/..//evil.example',
  'javascript:alert(1)',
])('[2.9] login does not lead to %s', (path) => {
  expect(returnPath(path)).toBe('/m/home')
})
