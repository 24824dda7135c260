import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Chart, type ChartProps } from './Chart.tsx'

const points = [100, -250, 400].map((value, index) => ({ label: `${index + 1}`, name: `Day ${index + 1}`, value }))
const props: ChartProps = {
  title: 'Result by day',
  points,
  format: (value) => `R$ ${value}`,
  formatShort: String,
  texts: { table: 'As table', chart: 'As chart', point: 'Day', value: 'Value' },
}
const slider = page.getByRole('slider', { name: 'Result by day' })

test('a chart is one tab stop: arrow keys go from point to point, and each value is read out', async () => {
  const chosen = vi.fn(() => null)
  await render(<Chart {...props} renderChosen={chosen} />)
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Day 3: R$ 400')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Day 2: R$ -250')
  expect(chosen).toHaveBeenLastCalledWith(points[1])
  await userEvent.tab()
  await expect.element(slider).not.toHaveFocus()
})

test('a tap chooses the point under the finger', async () => {
  await render(<Chart {...props} />)
  const { width, height } = slider.element().getBoundingClientRect()
  for (const [index, { name }] of points.entries()) {
    await slider.click({ position: { x: (width * (index + 0.5)) / points.length, y: height / 2 } })
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(name))
  }
})

test('the table has every value; the way back leads to the chart', async () => {
  await render(<Chart {...props} />)
  await page.getByRole('button', { name: 'As table' }).click()
  await expect.element(page.getByRole('row', { name: 'Day 2 R$ -250' })).toBeVisible()
  expect(page.getByRole('row').elements()).toHaveLength(4)
  expect(slider.query()).toBeNull()
  await page.getByRole('button', { name: 'As chart' }).click()
  await expect.element(slider).toBeInTheDocument()
})
