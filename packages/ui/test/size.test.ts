import { beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, exportedComponents, type Bytes } from './bytesOf.ts'

const names = exportedComponents()
const isLight = (name: string) => names[name] === '@platform/ui'
let sizes: Record<string, Bytes>

beforeAll(async () => {
  sizes = await bytesOf(names)
  // In one build, icons used by several components are in the shared chunk, so components that look large are measured separately.
  for (const name of Object.keys(names).filter((one) => isLight(one) && (sizes[one]?.code ?? 0) > 6000))
    Object.assign(sizes, await bytesOf({ [name]: names[name] ?? '' }))
  const rows = Object.entries(sizes).toSorted(([, a], [, b]) => b.code - a.code)
  const line = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index ? String(cell).padStart(8) : String(cell).padEnd(22))).join('')
  console.warn([line(['brotli', 'code', 'css']), ...rows.map(([name, { code, css }]) => line([name, code, css]))].join('\n'))
}, 180_000)

const whoBrings = (library: RegExp) => Object.keys(sizes).filter((name) => sizes[name]?.modules.some((file) => library.test(file)))

describe('[quality: published shape] a component imported alone', () => {
  test('a button is at most 2 kB of code', () => {
    expect(sizes.Button?.code).toBeLessThanOrEqual(2000)
  })

  test('a light component is at most 6 kB of code and 6 kB of styles', () => {
    const heavy = Object.entries(sizes).filter(([name, { code, css }]) => isLight(name) && (code > 6000 || css > 6000))
    expect(heavy).toEqual([])
  })

  test('brings only its own: a badge knows no other component', () => {
    const files = sizes.Badge?.modules.filter((file) => /\/components\//.test(file)) ?? []
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !file.includes('/Badge/'))).toEqual([])
  })

  test('overlays, sanitiser and the controls of a carousel are loaded when first needed', () => {
    expect(whoBrings(/\/(CarouselMotion|swiper-core)\./)).toEqual([])
    expect(whoBrings(/@base-ui/).filter(isLight)).toEqual([])
    expect(whoBrings(/\/dompurify\//)).toEqual([])
  })

  test('[control] an overlay brings its library', () => {
    expect(whoBrings(/@base-ui/)).toContain('Dialog')
  })
})
