import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ScrollTabs } from './ScrollTabs.tsx'

const tabs = ['Slots', 'Esportes', 'Cassino ao vivo', 'Pescaria', 'Cartas', 'Loterias'].map((label) => ({ value: label, label }))

function Row({ start = 'Slots' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <ScrollTabs label="Categorias" tabs={tabs} value={value} onChange={setValue} />
}

test('[2.7] arrow keys, Home and End move the choice and the focus', async () => {
  const screen = await render(<Row />)
  screen.getByRole('tab', { name: 'Slots' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Esportes' })).toHaveFocus()
  await expect.element(screen.getByRole('tab', { name: 'Esportes' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('tab', { name: 'Loterias' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Slots' })).toHaveFocus()
})

test('[2.7] the chosen tab is scrolled into view', async () => {
  const screen = await render(<Row start="Loterias" />)
  await expect
    .poll(() => screen.getByRole('tab', { name: 'Loterias' }).element().getBoundingClientRect().right)
    .toBeLessThanOrEqual(innerWidth)
})

test('[WCAG 1.4.10] the chosen tab stays in view when its row becomes wider', async () => {
  const row = (count: string) => (
    <div style={{ width: 320 }}>
      <ScrollTabs
        label="Prêmios"
        tabs={['Disponíveis', 'Em andamento', 'Histórico'].map((label) => ({ value: label, label: label + count }))}
        value="Histórico"
        onChange={() => undefined}
      />
    </div>
  )
  const screen = await render(row(''))
  const rightOf = (name: string) => screen.getByRole('tab', { name }).element().getBoundingClientRect().right
  await expect.poll(() => rightOf('Histórico')).toBeLessThanOrEqual(320)
  await screen.rerender(row(' (1.234 prêmios)'))
  await expect.poll(() => rightOf('Histórico (1.234 prêmios)'), { timeout: 3000 }).toBeLessThanOrEqual(320)
  const list = screen.getByRole('tablist').element()
  const end = list.scrollWidth - list.clientWidth
  await expect.poll(() => Math.abs(list.scrollLeft - end)).toBeLessThan(2)
  list.scrollTo({ left: 0, behavior: 'instant' })
  await screen.rerender(row(' (1.234 prêmios)'))
  await painted()
  expect(list.scrollLeft, 'the same tabs leave the row where the player moved it').toBe(0)
})

/** Two frames later, after which a scroll has begun. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))))

test('one tab stop for the whole row', async () => {
  const screen = await render(<Row />)
  expect(
    screen
      .getByRole('tab')
      .elements()
      .filter((tab) => (tab as HTMLElement).tabIndex === 0),
  ).toHaveLength(1)
})

test('without a chosen tab the first one is the tab stop, and arrow keys start there', async () => {
  const screen = await render(<Row start="none" />)
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('tab', { name: 'Slots' })).toHaveFocus()
  await expect.element(screen.getByRole('tab', { name: 'Slots' })).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Esportes' })).toHaveFocus()
})
