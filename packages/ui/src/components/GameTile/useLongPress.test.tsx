import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { GameTile } from './GameTile.tsx'

const onLongPress = vi.fn()
const onClick = vi.fn()
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

async function open() {
  const screen = await render(
    <GameTile
      name="Aviãozinho"
      href="#long"
      onLongPress={onLongPress}
      renderLink={({ children, ...props }) => (
        <a {...props} href="#stay" onClick={onClick}>
          {children}
        </a>
      )}
    />,
  )
  const link = screen.getByRole('link').element() as HTMLElement
  const { left, top, right } = link.getBoundingClientRect()
  const at = { x: left + 10, y: top + 10 }
  const fire = (type: string, x = at.x, y = at.y) =>
    link.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'touch' }))
  // A finger that is lifted makes a click.
  const lift = (x = at.x, y = at.y) => {
    fire('pointerup', x, y)
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  return { link, fire, lift, at, right }
}

test('[9] half a second of pressing opens the quick sheet and not the game', async () => {
  const { fire, lift } = await open()
  fire('pointerdown')
  vi.advanceTimersByTime(499)
  expect(onLongPress).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onLongPress).toHaveBeenCalledOnce()
  lift()
  expect(onClick).not.toHaveBeenCalled()
})

test('[9] a short press opens the game', async () => {
  const { fire, lift } = await open()
  fire('pointerdown')
  lift()
  expect(onClick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(700)
  expect(onLongPress).not.toHaveBeenCalled()
})

test('[9] it looks pressed after 130 ms and until 100 ms after the finger', async () => {
  const { link, fire, lift } = await open()
  fire('pointerdown')
  vi.advanceTimersByTime(129)
  expect(link).not.toHaveAttribute('data-pressed')
  vi.advanceTimersByTime(1)
  expect(link).toHaveAttribute('data-pressed')
  lift()
  vi.advanceTimersByTime(99)
  expect(link).toHaveAttribute('data-pressed')
  vi.advanceTimersByTime(1)
  expect(link).not.toHaveAttribute('data-pressed')
})

test.each([
  [19, 1],
  [21, 0],
])('[9] %i px beside the tile it opens %i times', async (beside, times) => {
  const { fire, right, at } = await open()
  fire('pointerdown')
  fire('pointermove', right + beside, at.y)
  vi.advanceTimersByTime(700)
  expect(onLongPress).toHaveBeenCalledTimes(times)
})

test.each([
  [30, 1],
  [31, 0],
])('[9] lifted %i px from where it landed, the game opens %i times', async (away, times) => {
  const { fire, lift, at } = await open()
  fire('pointerdown')
  lift(at.x + away, at.y)
  expect(onClick).toHaveBeenCalledTimes(times)
})

test('the key for context menus opens the quick sheet too', async () => {
  const { link } = await open()
  link.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true }))
  expect(onLongPress).toHaveBeenCalledTimes(1)
})
