import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { ptBR } from '../labels/ptBR.ts'
import { UiLabelsProvider } from '../labels/UiLabelsProvider.tsx'
import { layoutAttributes, type LayoutChoices } from '../theme/layoutAttributes.ts'
import { Forms } from './Forms.tsx'
import { Home } from './Home.tsx'
import { Journeys } from './Journeys.tsx'

const pages = { Home, Forms, Journeys }
const layouts: LayoutChoices[] = [
  {},
  { header: 'center', tile: 'portrait', tabBar: 'raised', heading: 'bar', caption: 'overlay', density: 'compact' },
  { tile: 'wide', tabBar: 'floating' },
]
const cases = Object.entries(pages).flatMap(([name, Page]) => layouts.map((layout) => ({ name, Page, layout })))

async function open(Page: () => React.ReactNode, layout: LayoutChoices) {
  for (const [name, value] of Object.entries(layoutAttributes(layout))) document.documentElement.setAttribute(name, value)
  return render(
    <UiLabelsProvider labels={ptBR}>
      <Page />
    </UiLabelsProvider>,
  )
}

test.each(cases)('axe finds nothing on $name with $layout', async ({ Page, layout }) => {
  await open(Page, layout)
  // A page of its own has a title; the language and landmarks are the app's.
  const { violations } = await axe.run(document.body, {
    // Otherwise axe describes each element that passes, too.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test.each(cases)('[WCAG 1.4.10] $name with $layout fits 320 px, also with text at 200 %', async ({ Page, layout }) => {
  await page.viewport(320, 844)
  await open(Page, layout)
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(overflow()).toBe(0)
  document.documentElement.style.fontSize = '200%'
  const atDouble = overflow()
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
  expect(atDouble).toBe(0)
})
