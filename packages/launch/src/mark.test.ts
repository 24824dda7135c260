import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeMark, readMark } from './mark.ts'

const place = { x: '10', y: '20', width: '80', height: '80', opacity: '.3' }
const placed = 'x="10" y="20" width="80" height="80" opacity=".3"'

// As exported by design tools. A browser refuses duplicate attributes.
test.each([
  ['<svg viewBox="0 0 48 48"><g/></svg>', `<svg ${placed} viewBox="0 0 48 48"><g/></svg>`],
  ['<svg width="48" height="48" viewBox="0 0 48 48"><rect width="8"/></svg>', `<svg ${placed} viewBox="0 0 48 48"><rect width="8"/></svg>`],
  ["<svg\n  x='0px'\n  y = '0px' viewBox='0 0 9 9'\n><g/></svg>", `<svg ${placed} viewBox='0 0 9 9'><g/></svg>`],
  ['<svg width="48px" height="32"/>', `<svg ${placed} viewBox="0 0 48 32"/>`],
  [
    '<svg data-width="5" stroke-width="2" opacity="1" viewBox="0 0 1 1"/>',
    `<svg ${placed} data-width="5" stroke-width="2" viewBox="0 0 1 1"/>`,
  ],
  ['<svg aria-label="a > b" viewBox="0 0 1 1"/>', `<svg ${placed} aria-label="a > b" viewBox="0 0 1 1"/>`],
])('a mark is placed by new attributes alone: %j', (mark, expected) => {
  expect(placeMark(mark, place)).toBe(expected)
})

test('a mark begins at its `<svg`, whatever whitespace follows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'))
  mkdirSync(join(folder, 'public'))
  const read = (text: string) => {
    writeFileSync(join(folder, 'public/favicon.svg'), text)
    return readMark(folder)
  }
  expect(read('<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg\n\tviewBox="0 0 1 1"/>\n')).toBe('<svg\n\tviewBox="0 0 1 1"/>')
  expect(() => read('<html></html>')).toThrow('has no <svg')
  rmSync(folder, { recursive: true })
})
