import { expect, onTestFinished, test, vi } from 'vitest'
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

test.each([
  [93_784_000, undefined, 'Time left: 26 hours 3 minutes'],
  [3_600_000, undefined, 'Time left: 1 hour'],
  [754_000, undefined, 'Time left: 12 minutes'],
  [753_000, undefined, 'Time left: 12 minutes'],
  [42_000, undefined, 'Time left: 50 seconds'],
  [1, undefined, 'Time left: 10 seconds'],
  [0, undefined, 'Time’s up'],
  [undefined, 'Not on sale', 'Not on sale'],
])('[2.8] %s ms before the deadline a screen reader reads the time, but not each second (title: %s)', async (deadline, title, name) => {
  const screen = await render(<Countdown deadline={deadline} now={() => 0} title={title} />)
  await expect.element(screen.getByRole('timer')).toHaveAccessibleName(name)
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
  await expect.element(screen.getByRole('status')).toHaveTextContent('Time’s up')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a countdown that is taken away before its time does not end', async () => {
  const onEnd = vi.fn()
  const screen = await render(<Countdown deadline={9000} now={() => 0} onEnd={onEnd} />)
  await screen.unmount()
  expect(onEnd).not.toHaveBeenCalled()
})

test('[9] the countdowns of a list share one timer, which ends with the last of them', async () => {
  const [started, stopped] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  onTestFinished(() => void vi.restoreAllMocks())
  const list = (deadlines: number[]) => deadlines.map((deadline) => <Countdown key={deadline} deadline={deadline} now={() => time} />)
  let time = 0
  const screen = await render(<>{list([60_000, 120_000, 180_000])}</>)
  const timers = () => started.mock.results.filter((_timer, at) => started.mock.calls[at]![1] === 500).map(({ value }) => value as unknown)
  expect(timers()).toHaveLength(1)
  await screen.rerender(<>{list([120_000, 180_000])}</>)
  time = 1000
  await expect.element(screen.getByRole('timer').first()).toHaveTextContent('00:01:59')
  await expect.element(screen.getByRole('timer').last()).toHaveTextContent('00:02:59')
  const [timer] = timers()
  expect(stopped).not.toHaveBeenCalledWith(timer)
  await screen.unmount()
  expect(timers()).toHaveLength(1)
  expect(stopped).toHaveBeenCalledWith(timer)
})
