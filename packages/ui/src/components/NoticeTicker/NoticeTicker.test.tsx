import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { NoticeTicker } from './NoticeTicker.tsx'

test('[9] closing takes 1.5 s; its owner hears of it when it is gone', async () => {
  const closedAt = vi.fn(() => performance.now())
  const screen = await render(<NoticeTicker items={[{ id: 1, title: 'PIX' }]} onOpen={() => undefined} emptyText="" onClose={closedAt} />)
  await screen.getByRole('button', { name: 'Close' }).click()
  const from = performance.now()
  await expect.poll(() => closedAt.mock.calls.length).toBe(1)
  expect(closedAt.mock.results[0]?.value - from).toBeGreaterThan(1200)
})

test('[2.3] the titles are a list that is read once, beside one button that opens them all', async () => {
  const onOpen = vi.fn()
  const items = ['PIX', 'Bônus', 'Manutenção'].map((title, id) => ({ id, title }))
  const screen = await render(<NoticeTicker items={items} onOpen={onOpen} emptyText="" />)
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['PIX', 'Bônus', 'Manutenção'])
  await screen.getByRole('button', { name: 'Announcements' }).click()
  expect(onOpen).toHaveBeenCalledOnce()
})
