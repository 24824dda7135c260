import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PropsReader } from '../.storybook/PropsReader.ts'

const kit = join(import.meta.dirname, '../../../packages/ui/src')
const reader = new PropsReader()
const read = (name: string) => reader.read(join(kit, 'components', name, `${name}.tsx`))[name]
afterAll(() => reader.close())

test('a union of literals is spelled out in source order, with the default of the component or of the one that it passes the prop to', () => {
  expect(read('Spinner')?.props).toMatchObject({ size: { type: { name: '"sm" | "md" | "lg"' }, defaultValue: { value: "'md'" } } })
  expect(read('Button')?.props).toMatchObject({
    tone: { type: { name: '"primary" | "accent" | "secondary" | "ghost" | "danger"' }, defaultValue: { value: "'primary'" } },
    loading: {
      type: { name: 'boolean' },
      required: false,
      defaultValue: { value: 'false' },
      description: expect.stringContaining('spinner'),
    },
  })
})

test('a default is found where the component destructures its props in its body', () => {
  expect(read('LotteryCard')?.props).toMatchObject({
    previous: { required: false, defaultValue: { value: "''" } },
    favorite: { required: false, defaultValue: { value: 'false' } },
  })
  expect(read('RadioGroup')?.props.hideLabel?.defaultValue?.value).toBe('false')
})

test('types of other files are resolved, and props of the element itself are left out', () => {
  const props = read('AmountField')?.props ?? {}
  expect(Object.keys(props)).toEqual([
    'label',
    'hint',
    'error',
    'hideLabel',
    'value',
    'onChange',
    'symbol',
    'chips',
    'compact',
    'min',
    'max',
  ])
  expect(props).toMatchObject({
    label: { required: true, type: { name: 'ReactNode' } },
    value: { required: true, type: { name: 'number | undefined' } },
    chips: { required: false, type: { name: 'readonly number[]' } },
  })
  expect(read('Banner')?.props.slides?.description).toContain('BannerSlide = { id: string | number; image?: string | string[];')
})

test('every prop of the kit has a meaningful type', () => {
  const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter((file) => /^(components|overlays)\/[^.]+\.tsx$/.test(file))
  const props = files.flatMap((file) =>
    Object.entries(reader.read(join(kit, file))).flatMap(([name, docs]) =>
      Object.entries(docs.props).map(([prop, { type }]) => [`${name}.${prop}`, type.name]),
    ),
  )
  expect(props.length).toBeGreaterThan(300)
  expect(props.filter(([, type]) => /^(unknown|any|union|object|)$/.test(type ?? ''))).toEqual([])
})
