import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { typingMs } from '@platform/ui'
import { useStoreTyped } from './useStoreTyped.ts'

function Typed({ text, store }: { text: string; store: (text: string) => void }) {
  useStoreTyped(text, '', store)
  return null
}

/** Types a text, and returns what is stored, and how to render the screen again. */
function type(text: string) {
  vi.useFakeTimers()
  const { href } = location
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    root.unmount()
    history.replaceState(null, '', href)
    vi.useRealTimers()
  })
  const store = vi.fn<(text: string) => void>()
  const render = () => flushSync(() => root.render(<Typed text={text} store={(stored) => store(stored)} />))
  render()
  return { store, render }
}

test('a text is stored once after a pause', () => {
  const { store } = type('tigre')
  vi.advanceTimersByTime(typingMs - 1)
  expect(store).not.toHaveBeenCalled()
  vi.advanceTimersByTime(typingMs)
  expect(store.mock.calls).toEqual([['tigre']])
})

test.each([
  ['for another path', null, '/left'],
  ['one step back, to another entry of the same path', { idx: 7 }, ''],
])('a text is not stored once the player has left %s, even if the next screen is not there yet', (_where, state, path) => {
  const { store, render } = type('tigre')
  history.pushState(state, '', path)
  render()
  vi.advanceTimersByTime(typingMs)
  expect(store).not.toHaveBeenCalled()
})
