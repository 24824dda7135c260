import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { fakeClock } from '@platform/config/settle'
import { useClockJump } from './useClockJump.ts'

function Watch({ onJump }: { onJump: () => void }) {
  useClockJump(onJump)
  return null
}

test.each([
  ['a device clock that is set a day on', 86_400_000],
  ['a device clock that is set a day back', -86_400_000],
  ['a sleep of ten minutes in which performance.now() stood still', 600_000],
])('[2.8] %s is seen once', async (_what, apart) => {
  const clock = fakeClock()
  const onJump = vi.fn()
  const date = vi.spyOn(Date, 'now')
  const real = performance.timeOrigin
  date.mockImplementation(() => real + performance.now())
  await render(<Watch onJump={onJump} />)
  await clock.pass(600)
  expect(onJump).not.toHaveBeenCalled()
  date.mockImplementation(() => real + performance.now() + apart)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onJump).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onJump).toHaveBeenCalledOnce()
  date.mockRestore()
})
