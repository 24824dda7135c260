import { expect, test } from 'vitest'
import { fakeClock } from '@platform/config/settle'
import { readFirstView, takeFirstView } from './firstView.ts'

test('[quality: speed] answers wait 4 s for the screen at most, a tap on the page until the screen is there', async () => {
  const { pass } = fakeClock()
  const { shown, hydrated } = readFirstView()
  const ended: string[] = []
  void shown.then(() => ended.push('shown'))
  void hydrated.then(() => ended.push('hydrated'))
  await pass(3000)
  expect(ended).toEqual([])
  await pass(1000)
  expect(ended).toEqual(['hydrated'])
  takeFirstView()
  await shown
  expect(ended).toEqual(['hydrated', 'shown'])
})
