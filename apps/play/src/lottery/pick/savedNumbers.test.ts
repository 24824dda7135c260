import { expect, test } from 'vitest'
import { savedNumbers } from './savedNumbers.ts'

function memory(text?: string) {
  let kept = text
  return () => ({ getItem: () => kept ?? null, setItem: (_key: string, value: string) => void (kept = value) })
}

test('[2.8] saved numbers belong to a player and a play, newest first, each once, twelve at most', () => {
  const area = memory()
  const ana = savedNumbers('ana', area)
  for (let n = 0; n < 15; n++) ana.add('VN_TWO', String(n).padStart(2, '0'))
  ana.add('VN_TWO', '05')
  expect(ana.of('VN_TWO').slice(0, 3)).toEqual(['05', '14', '13'])
  expect(ana.of('VN_TWO')).toHaveLength(12)
  ana.remove('VN_TWO', '05')
  expect(ana.of('VN_TWO')).not.toContain('05')
  expect(ana.of('FIVE_SUM')).toEqual([])
  expect(savedNumbers('bia', area).of('VN_TWO')).toEqual([])
})

test.each(['{', 'null', '[]', '{"ana/VN_TWO":7}', '{"ana/VN_TWO":["xx","07~08",7,null]}'])(
  '[2.8] invalid stored numbers are ignored: %s',
  (text) => {
    expect(savedNumbers('ana', memory(text)).of('VN_TWO')).toEqual([])
  },
)

test('[2.8] a blocked storage saves nothing and causes no error', () => {
  const blocked = () => {
    throw new DOMException('', 'SecurityError')
  }
  const ana = savedNumbers('ana', blocked)
  ana.add('VN_TWO', '07')
  expect(ana.of('VN_TWO')).toEqual([])
})
