import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateTimes, watchUpdates, type Busy } from './watchUpdates.ts'

class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

function watch({ age = 5000, busy = undefined as Busy, controlled = true, waiting = undefined as Worker | undefined } = {}) {
  const now = { age, busy }
  const registration = Object.assign(new EventTarget(), { waiting, installing: undefined as Worker | undefined })
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  const [offer, reload] = [vi.fn<(accept: () => void) => void>(), vi.fn(() => true)]
  watchUpdates({
    registration: registration as never,
    container: container as never,
    busy: () => now.busy,
    offer,
    reload,
    age: () => now.age,
  })
  const find = (worker: Worker) => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
  }
  const change = () => container.dispatchEvent(new Event('controllerchange'))
  return { now, offer, reload, find, change }
}
const told = { type: 'SKIP_WAITING' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[9] a waiting worker gets the message to activate after 200 ms, and the page reloads once', () => {
  const { find, change, reload, offer } = watch()
  const worker = new Worker()
  find(worker)
  vi.advanceTimersByTime(updateTimes.tellAfter - 1)
  expect(worker.postMessage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(told)
  change()
  change()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(offer).not.toHaveBeenCalled()
})

test('[9] one that waited before the page opened gets it too', () => {
  const worker = new Worker()
  watch({ waiting: worker })
  vi.advanceTimersByTime(updateTimes.tellAfter)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(told)
})

test('[9] after the window of 60 s the player decides', () => {
  const { find, offer } = watch({ age: updateTimes.window })
  const worker = new Worker()
  find(worker)
  vi.advanceTimersByTime(10_000)
  expect(worker.postMessage).not.toHaveBeenCalled()
  offer.mock.calls[0]![0]()
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(told)
})

test.each(['play', 'text'] as const)('[4] %s postpones the change, and past the window it becomes an offer', (busy) => {
  const { find, now, offer } = watch({ busy })
  const worker = new Worker()
  find(worker)
  vi.advanceTimersByTime(10_000)
  expect(worker.postMessage).not.toHaveBeenCalled()
  now.age = updateTimes.window
  vi.advanceTimersByTime(updateTimes.lookAgain)
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(offer).toHaveBeenCalledTimes(1)
})

test.each(['play', 'text'] as const)('[4] a change that another tab made waits for the end of %s', (busy) => {
  const { now, change, reload } = watch({ busy })
  change()
  vi.advanceTimersByTime(30_000)
  expect(reload).not.toHaveBeenCalled()
  now.busy = undefined
  vi.advanceTimersByTime(updateTimes.lookAgain)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[4] who agreed may lose text, never money under way', () => {
  const { find, now, offer, change, reload } = watch({ age: updateTimes.window })
  find(new Worker())
  vi.advanceTimersByTime(updateTimes.tellAfter)
  offer.mock.calls[0]![0]()
  now.busy = 'play'
  change()
  vi.advanceTimersByTime(10_000)
  expect(reload).not.toHaveBeenCalled()
  now.busy = 'text'
  vi.advanceTimersByTime(updateTimes.lookAgain)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('[8] a page that has reloaded just now does so again later', () => {
  const { change, reload } = watch()
  reload.mockReturnValueOnce(false)
  change()
  vi.advanceTimersByTime(updateTimes.lookAgain)
  vi.advanceTimersByTime(10_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('[7.7] the first worker of a device reloads nothing', () => {
  const { find, change, reload } = watch({ controlled: false })
  const worker = new Worker()
  find(worker)
  vi.advanceTimersByTime(10_000)
  change()
  expect(worker.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})
