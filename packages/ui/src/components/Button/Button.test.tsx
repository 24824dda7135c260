import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { en } from '../../labels/en.ts'
import { toastStore } from '../Toaster/toasts.ts'
import { Button } from './Button.tsx'

test('a loading button keeps its size and its focus and ignores presses', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Depositar</Button>)
  const button = screen.getByRole('button')
  const before = button.element().getBoundingClientRect()
  button.element().focus()
  await screen.rerender(
    <Button onClick={onClick} loading>
      Depositar
    </Button>,
  )
  const after = button.element().getBoundingClientRect()
  expect([after.width, after.height]).toEqual([before.width, before.height])
  await expect.element(button).toHaveFocus()
  await button.click({ force: true })
  expect(onClick).not.toHaveBeenCalled()
})

test('a loading submit button does not send the form again', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Entrar
      </Button>
    </form>,
  )
  await screen.getByRole('button').click({ force: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button that waits for 8 seconds says so, until the answer comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(<Button loading>Sacar</Button>)
  // A message of another test may still be there.
  const waits = () => toastStore.read().filter(({ text }) => text === en.stillWaiting).length
  vi.advanceTimersByTime(7999)
  expect(waits()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(waits()).toBe(1)
  await screen.rerender(<Button>Sacar</Button>)
  expect(waits()).toBe(0)
})

test.each(['sm', 'md', 'lg'] as const)('[WCAG 2.5.8] size %s is at least 44 px high', async (size) => {
  const screen = await render(<Button size={size}>Ok</Button>)
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})
