import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Countdown } from './Countdown.tsx'

test.each([
  [93_784_000, '26:03:04', 'running'],
  [6000, '00:00:06', 'running'],
  [5000, '00:00:05', 'warning'],
  [1, '00:00:01', 'warning'],
  [0, '--:--:--', 'over'],
  [-5000, '--:--:--', 'over'],
  [undefined, '--:--:--', 'over'],
])('[2.8] %s ms before the deadline it shows %s', async (deadline, text, state) => {
  const screen = await render(<Countdown deadline={deadline} now={() => 0} />)
  const timer = screen.getByRole('timer')
  await expect.element(timer).toHaveTextContent(text)
  await expect.element(timer).toHaveAttribute('data-state', state)
})

test('codes count in minutes', async () => {
  const screen = await render(<Countdown deadline={60_000} now={() => 0} format="minutes" />)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('01:00')
})

test('[2.8] follows the clock it is given, says the end once and calls its owner once', async () => {
  const onEnd = vi.fn()
  let time = 1000
  const screen = await render(<Countdown deadline={9000} now={() => time} announce onEnd={onEnd} />)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:08')
  time = 5000
  await expect.element(screen.getByRole('timer')).toHaveTextContent('00:00:04')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Only seconds left')
  time = 9000
  await expect.element(screen.getByRole('timer')).toHaveTextContent('--:--:--')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Time is up')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a countdown that is taken away before its time does not end', async () => {
  const onEnd = vi.fn()
  const screen = await render(<Countdown deadline={9000} now={() => 0} onEnd={onEnd} />)
  await screen.unmount()
  expect(onEnd).not.toHaveBeenCalled()
})
