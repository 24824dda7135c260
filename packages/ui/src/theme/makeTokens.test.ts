import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lowestContrast, mix } from './contrast.ts'
import { gradientStops } from './gradientStops.ts'
import { contrastProblems, makeTokens } from './makeTokens.ts'
import { contrastPairs } from './pairs.ts'
import { VEIL } from './shade.ts'
import type { Brand } from './Tokens.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const anyBrand: fc.Arbitrary<Brand> = fc.record({
  brand: hex,
  accent: hex,
  scheme: fc.constantFrom('light' as const, 'dark' as const),
  neutral: hex,
  tint: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('makeTokens', () => {
  test('[WCAG 1.4.3, 1.4.11] whatever the brand colours, every pair of the theme passes AA', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { color } = makeTokens(brand)
        for (const pair of contrastPairs) {
          const grounds = pair.on.map((role) => color[role])
          expect(lowestContrast(color[pair.color], grounds), `${pair.color} on ${pair.on.join()}`).toBeGreaterThanOrEqual(pair.ratio)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a theme with a stated pair that cannot be read is refused, and the colour it names passes', () => {
    fc.assert(
      fc.property(anyBrand, hex, (brand, muted) => {
        const stated: Brand = { ...brand, color: { muted } }
        const refusal = messageOf(() => makeTokens(stated))
        if (refusal === undefined) return
        expect(refusal).toContain(`muted ${muted} on page, surface, raised, field`)
        const named = /use (#[\da-f]{6})/.exec(refusal)?.[1]
        expect(named, refusal).toBeDefined()
        expect(() => makeTokens({ ...brand, color: { muted: named } })).not.toThrow()
      }),
      { numRuns: 200 },
    )
  })

  test('text reads on a veiled picture, black or white, in every theme', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        const { color } = makeTokens(brand)
        const grounds = ['#000000', '#ffffff'].map((picture) => mix(color.surface, picture, VEIL))
        expect(lowestContrast(color.text, grounds)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('white on yellow is refused with the ratio it has and the ratio it needs', () => {
    const brand: Brand = { brand: '#ffd400', accent: '#ffd400', scheme: 'light', color: { onBrand: '#ffffff' } }
    expect(() => makeTokens(brand)).toThrow(/onBrand #ffffff on brand is 1\.4\d:1, needs 4\.5:1; use #/)
  })

  test('text on a gradient is checked at every stop', () => {
    const brand: Brand = { brand: '#0b3d91', accent: '#ffd400', scheme: 'light', color: { onBrand: '#ffffff' } }
    expect(() => makeTokens(brand)).not.toThrow()
    const faded: Brand = { ...brand, gradient: { brand: 'linear-gradient(90deg, #0b3d91, #9fc5ff)' } }
    expect(() => makeTokens(faded)).toThrow(/onBrand #ffffff on brand \(its gradient\) is/)
  })

  test('the edges of controls and the focus ring are checked at 3:1', () => {
    expect(() => makeTokens({ brand: '#0b3d91', accent: '#ffd400', scheme: 'light', color: { control: '#eeeeee' } })).toThrow(
      /control #eeeeee .* needs 3:1/,
    )
  })

  test('a colour that CSS cannot read, or that lets the ground through, is named', () => {
    expect(() => makeTokens({ brand: 'brandy', accent: '#fff', scheme: 'dark' })).toThrow(/brand.*"brandy" is not an opaque CSS colour/)
    expect(() => makeTokens({ brand: '#00a86b80', accent: '#fff', scheme: 'dark' })).toThrow(/not an opaque CSS colour/)
  })

  test('a gradient instead of a colour is reported as one', () => {
    const gradient = 'linear-gradient(#0b3d91, #000)'
    expect(() => makeTokens({ brand: gradient, accent: '#fff', scheme: 'dark' })).toThrow('brand is a gradient, and must be one colour')
    const stated: Brand = { brand: '#0b3d91', accent: '#ffd400', scheme: 'light', color: { surface: gradient } }
    expect(() => makeTokens(stated)).toThrow('color.surface is a gradient')
  })

  test('no leaf of the theme is empty', () => {
    const tokens = makeTokens({ brand: '#00a86b', accent: '#ffc93c', scheme: 'dark' })
    for (const group of Object.values(tokens)) for (const [name, value] of Object.entries(group)) expect(value, name).not.toBe('')
    expect(contrastProblems(tokens)).toEqual([])
  })
})

describe('gradientStops', () => {
  test('mixes translucent stops with the ground and looks between stops', () => {
    const stops = gradientStops('linear-gradient(90deg, rgb(255 255 255 / 0.5) 0%, #000 100%)', '#000000')
    expect(stops).toHaveLength(5)
    expect(stops[0]).toBe('#808080')
    expect(stops.at(-1)).toBe('#000000')
  })

  test('none is the ground', () => expect(gradientStops('none', '#123456')).toEqual(['#123456']))
})

function messageOf(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return String(error)
  }
}
