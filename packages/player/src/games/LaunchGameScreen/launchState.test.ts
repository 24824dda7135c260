import { expect, test } from 'vitest'
import { firstLaunch, isWaiting, launchReducer, type LaunchAction } from './launchState.ts'

const after = (...actions: LaunchAction[]) => actions.reduce(launchReducer, firstLaunch)
const opened = { type: 'opened', url: 'https://play.example/', room: undefined, at: 1 } as const

test('[7.3] a launch waits until its game is ready, whose time then starts', () => {
  expect([after(), after(opened), after(opened, { type: 'ready', at: 5 })].map(isWaiting)).toEqual([true, true, false])
  expect(after(opened, { type: 'ready', at: 5 }).launch).toMatchObject({ ready: true, startedAt: 5 })
})

test('[7.3] a second ready, or one before the game is open, changes nothing', () => {
  const playing = after(opened, { type: 'ready', at: 5 })
  expect(launchReducer(playing, { type: 'ready', at: 9 })).toBe(playing)
  expect(launchReducer(firstLaunch, { type: 'ready', at: 9 })).toBe(firstLaunch)
})

test('[8] a failure is no waiting, and another try starts from the beginning', () => {
  const failed = after(opened, { type: 'loaded' }, { type: 'failed', why: 'crashed' })
  expect(isWaiting(failed)).toBe(false)
  expect(launchReducer(failed, { type: 'retried' })).toEqual({ ...firstLaunch, attempt: 1 })
})

test('[8] a window of its own leaves the try as it is', () => {
  const window = { isOpen: () => true, close: () => undefined }
  expect(after({ type: 'windowRequested' }, { type: 'windowOpened', window })).toEqual({
    ...firstLaunch,
    launch: { step: 'elsewhere', window },
  })
})
