import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A brand's mark, the `<svg …>` of its `public/favicon.svg`: every other picture of the brand is drawn from it. */
export function readMark(folder: string): string {
  const file = readFileSync(join(folder, 'public/favicon.svg'), 'utf8')
  const start = file.search(/<svg\s/)
  if (start < 0) throw new Error('public/favicon.svg has no <svg …> with attributes')
  return file.slice(start).trim()
}

/** The mark inside another picture: the attributes of `place` (position, size) replace those of the mark's root. */
export function placeMark(mark: string, place: Readonly<Record<string, string>>): string {
  const [root = '', attributes = ''] = /^<svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*/.exec(mark) ?? []
  const own = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(["'][^]*?["'])(?=\s|$)/g)].map(([, name = '', value = '']) => ({ name, value }))
  const sizeOf = (name: string) => Number.parseFloat(own.find((one) => one.name === name)?.value.slice(1) ?? '')
  const box = `0 0 ${sizeOf('width')} ${sizeOf('height')}`
  // Without a viewBox, the content would not scale to the new size.
  const hasBox = own.some(({ name }) => name === 'viewBox') || box.includes('NaN')
  const placed = Object.entries(place).map(([name, value]) => `${name}="${value}"`)
  const rest = own.filter(({ name }) => !(name in place)).map(({ name, value }) => `${name}=${value}`)
  return `<svg ${[...placed, ...rest, ...(hasBox ? [] : [`viewBox="${box}"`])].join(' ')}${mark.slice(root.length)}`
}
