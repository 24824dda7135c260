import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as banner from '../../../packages/ui/src/components/Banner/Banner.stories.tsx'
import * as money from '../../../packages/ui/src/components/Money/Money.stories.tsx'
import * as text from '../../../packages/ui/src/components/TextField/TextField.stories.tsx'
import preview from '../.storybook/preview.tsx'
import { projectOf } from './projectOf.ts'

const toolbarOf = (name: string) =>
  (preview.globalTypes as Record<string, { toolbar: { items: { value: string }[] } }>)[name]?.toolbar.items.map(({ value }) => value)

// One folder per brand.
const merchants = Object.keys(import.meta.glob('../../*/merchant.ts')).map((path) => path.split('/')[2])

test('the toolbar has merchants, languages, widths, text sizes, motion and the data saver', () => {
  expect(toolbarOf('brand')).toEqual(['wireframe', ...merchants])
  expect(toolbarOf('locale')).toEqual(['pt-BR', 'en'])
  expect(Object.keys(preview.parameters?.viewport.options)).toEqual(['w320', 'w390', 'w430', 'w768'])
  expect(toolbarOf('textSize')).toEqual(['100', '150', '200'])
  expect(toolbarOf('motion')).toEqual(['full', 'reduced'])
  expect(toolbarOf('dataSaver')).toEqual(['off', 'on'])
})

test('[9] reduced motion reaches code that uses matchMedia: numbers do not count up, and there is nothing to pause', async () => {
  const project = projectOf({ motion: 'reduced' })
  await composeStories(banner, project).Default.run()
  await expect.element(page.getByRole('button', { name: 'Próximo' })).toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Pausar' }).elements()).toHaveLength(0)
  await composeStories(
    { default: money.default, CountsUp: { render: money.CountsUp.render } } as unknown as typeof money,
    project,
  ).CountsUp.run()
  await page.getByRole('button').click()
  expect(page.getByText('R$ 3.784,50').elements()).toHaveLength(1)
})

test('[2.3] the data saver stops autoplay and requests small pictures', async () => {
  await composeStories(banner, projectOf({ dataSaver: 'on', motion: 'full' })).Default.run()
  const pictures = [...page.getByRole('region').element().querySelectorAll('img')]
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((picture) => !picture.src.endsWith('#small'))).toEqual([])
  expect(page.getByRole('button', { name: 'Pausar' }).elements()).toHaveLength(0)
})

test('[WCAG 1.4.4] the text size and the language reach the story', async () => {
  await composeStories(text, projectOf({ textSize: '200', locale: 'en' })).Default.run()
  expect(getComputedStyle(page.getByText('Nome de usuário').element()).fontSize).toBe('26px')
  expect(document.documentElement.lang).toBe('en')
  await composeStories(text, projectOf()).Default.run()
  expect(document.documentElement.lang).toBe('pt-BR')
})
