import { EventEmitter, once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('[deploying] a stopping server finishes pending requests, however long they take, and accepts no new ones', async () => {
  const steps = new EventEmitter()
  const [begun, end] = [once(steps, 'begun'), once(steps, 'end')]
  const handler = async () => {
    steps.emit('begun')
    await end
    return new Response('paid')
  }
  const server = await listen(handler, { port: 0, hostname: '127.0.0.1' })
  const address = `http://127.0.0.1:${server.port}/wps/pay`
  const answer = fetch(address)
  await begun

  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const closed = server.close()
  vi.advanceTimersByTime(10_000)
  await expect(fetch(address)).rejects.toThrow()
  steps.emit('end')
  expect(await (await answer).text()).toBe('paid')
  // Its keep-alive connection is still open.
  vi.advanceTimersByTime(100)
  await closed
})
