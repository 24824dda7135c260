import { afterEach, describe, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from './render.tsx'
import { FilterChip } from '../components/FilterChip/FilterChip.tsx'
import { GameTile } from '../components/GameTile/GameTile.tsx'
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx'
import { ScrollTabs } from '../components/ScrollTabs/ScrollTabs.tsx'
import { Segmented } from '../components/Segmented/Segmented.tsx'
import { TabBar } from '../components/TabBar/TabBar.tsx'
import { HomeIcon } from '../icons/HomeIcon.tsx'
import { sampleArt } from '../stories/sampleArt.ts'

const nothing = () => undefined
const prefer = (name: string, value: string) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
afterEach(() => prefer('forced-colors', ''))

const options = [
  { value: 'a', label: 'Um' },
  { value: 'b', label: 'Dois' },
]
const chosen = {
  'a chip': (
    <>
      <FilterChip selected>Um</FilterChip>
      <FilterChip>Dois</FilterChip>
    </>
  ),
  'a tab': <ScrollTabs label="Categorias" tabs={options} value="a" onChange={nothing} />,
  'a segment': <Segmented label="Idioma" options={options} value="a" onChange={nothing} />,
  'a place': (
    <TabBar
      aria-label="Principal"
      items={['Um', 'Dois'].map((label, index) => ({ href: `#${label}`, label, icon: <HomeIcon />, active: index === 0 }))}
    />
  ),
  'a radio': <RadioGroup label="Chave" options={options} value="a" onChange={nothing} />,
}
const edgesOf = (text: string) => {
  const all: string[] = []
  for (let element: Element | null = page.getByText(text).element(); element && all.length < 3; element = element.parentElement) {
    const { outlineStyle, outlineWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(element)
    all.push(`${outlineStyle} ${outlineWidth} ${borderBottomWidth} ${textDecorationLine}`)
  }
  return all.join('; ')
}

describe('forced colours', () => {
  test.each(Object.entries(chosen))('%s that is chosen differs from the one beside it by more than its ground', async (name, element) => {
    await prefer('forced-colors', 'active')
    await render(element)
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    if (name === 'a radio') expect(page.getByRole('radio', { name: 'Um' }).element()).toBeChecked()
    else expect(edgesOf('Um')).not.toBe(edgesOf('Dois'))
  })
})

test('[WCAG 1.4.11] more contrast: lines as dark as controls, secondary words as dark as text, no gradient under them', async () => {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)
  const before = token('color-muted')
  await prefer('prefers-contrast', 'more')
  expect(token('color-muted')).toBe(token('color-text'))
  expect(token('color-muted')).not.toBe(before)
  expect(token('gradient-page')).toBe('none')
})

test('[9] what a pointer brings stays 0.1 s after it left, what the focus brings 0.15 s', async () => {
  const screen = await render(<GameTile name="Aviãozinho" href="#g" image={sampleArt(1)} />)
  const link = screen.getByRole('link').element() as HTMLElement
  const picture = link.querySelector('img') as HTMLImageElement
  const { transitionProperty, transitionDelay } = getComputedStyle(picture)
  expect([transitionProperty, transitionDelay]).toEqual(['scale, filter', '0.1s, 0.15s'])

  link.focus({ focusVisible: true } as FocusOptions)
  await expect.poll(() => getComputedStyle(picture).filter).toBe('brightness(1.12)')
  link.blur()
  await expect.poll(() => picture.getAnimations().map((one) => one.effect?.getTiming().delay)).toEqual([150])
})
