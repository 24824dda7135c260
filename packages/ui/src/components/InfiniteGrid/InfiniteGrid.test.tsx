import { useCallback, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { painted } from '@platform/config/settle'
import { InfiniteGrid } from './InfiniteGrid.tsx'

const asked: number[] = []

function Games({ step }: { step: number }) {
  const [count, setCount] = useState(step)
  const [loading, setLoading] = useState(false)
  const more = useCallback(() => {
    asked.push(performance.now())
    setLoading(true)
    setTimeout(() => {
      setCount((now) => now + step)
      setLoading(false)
    }, 50)
  }, [step])
  return (
    <InfiniteGrid paging={loading ? 'loading' : count < step * 4 ? 'more' : 'end'} onMore={more}>
      {Array.from({ length: count }, (_, index) => (
        <p key={index}>Jogo {index + 1}</p>
      ))}
    </InfiniteGrid>
  )
}

test('[9] a visible end requests page after page, never two within 1000 ms, and then says that there are no more', async () => {
  const screen = await render(<Games step={3} />)
  await expect.element(screen.getByText('Jogo 12')).toBeVisible()
  await expect.element(screen.getByText('You’ve reached the end')).toBeVisible()
  expect(asked).toHaveLength(3)
  for (const [index, at] of asked.entries()) if (index > 0) expect(at - asked[index - 1]!).toBeGreaterThanOrEqual(990)
})

test('[9] an end more than 500 px below requests nothing until it is near', async () => {
  const onMore = vi.fn()
  const screen = await render(
    <>
      <div style={{ height: innerHeight + 700 }} />
      <InfiniteGrid paging="more" onMore={onMore}>
        <p>Jogo</p>
      </InfiniteGrid>
    </>,
  )
  await painted()
  expect(onMore).not.toHaveBeenCalled()
  scrollTo(0, 400)
  await expect.poll(() => onMore.mock.calls.length).toBe(1)
  await screen.unmount()
})

test('[8] a failed page is requested again only by its button', async () => {
  const onMore = vi.fn()
  const screen = await render(
    <InfiniteGrid paging="failed" onMore={onMore}>
      <p>Jogo</p>
    </InfiniteGrid>,
  )
  await painted()
  expect(onMore).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Try again' }).click()
  expect(onMore).toHaveBeenCalledTimes(1)
})

test('many tiles are rendered in parts of full rows, in their order', async () => {
  const screen = await render(
    <InfiniteGrid paging="end" onMore={() => undefined}>
      {Array.from({ length: 50 }, (_, index) => (
        <p key={index}>{index + 1}</p>
      ))}
    </InfiniteGrid>,
  )
  expect(
    screen
      .getByRole('list')
      .elements()
      .map((part) => part.children.length),
  ).toEqual([24, 24, 2])
})
