import { Component, Suspense, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { lazyComponent } from './lazyComponent.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const Screen = ({ name }: { name: string }) => <p>Hello {name}</p>

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children)
}

test('[8] a lazy component shows its fallback, then itself', async () => {
  let arrive = (_screen: typeof Screen) => {}
  const load = vi.fn(() => new Promise<typeof Screen>((resolve) => (arrive = resolve)))
  const Lazy = lazyComponent({ load, fallback: ({ name }) => <p>Wait, {name}</p> })
  expect(load).not.toHaveBeenCalled()
  await render(<Lazy name="Ana" />)
  await expect.element(page.getByText('Wait, Ana')).toBeVisible()
  arrive(Screen)
  await expect.element(page.getByText('Hello Ana')).toBeVisible()
})

test('[8] without a fallback of its own the nearest one shows', async () => {
  const Lazy = lazyComponent({ load: () => new Promise<typeof Screen>(() => {}) })
  await render(
    <Suspense fallback={<p>Wait, all</p>}>
      <Lazy name="Ana" />
    </Suspense>,
  )
  await expect.element(page.getByText('Wait, all')).toBeVisible()
})

test('[8] its code waits for `when`', async () => {
  let start = () => {}
  const load = vi.fn(() => Promise.resolve(Screen))
  const Lazy = lazyComponent({ load, onError: 'omit', when: () => new Promise<void>((resolve) => (start = resolve)) })
  await render(<Lazy name="Ana" />)
  expect(load).not.toHaveBeenCalled()
  start()
  await expect.element(page.getByText('Hello Ana')).toBeVisible()
})

test('[8] a part that the page may lack leaves no gap: its fallback is there with the page', async () => {
  const Lazy = lazyComponent({ load: async () => Screen, onError: 'omit', fallback: ({ name }) => <p>Wait, {name}</p> })
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  flushSync(() => root.render(<Lazy name="Ana" />))
  expect(place).toHaveTextContent('Wait, Ana')
  await expect.element(place).toHaveTextContent('Hello Ana')
})

test('[8] a part that the page may lack is left out where its code does not arrive; any other belongs to the boundary', async () => {
  const load = () => Promise.reject<typeof Screen>(new TypeError('Failed to fetch'))
  const [Extra, Needed] = [lazyComponent({ load, onError: 'omit' }), lazyComponent({ load, fallback: () => null })]
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await render(
    <>
      <p>Page</p>
      <Extra name="Ana" />
      <Boundary>
        <Needed name="Ana" />
      </Boundary>
    </>,
  )
  await expect.element(page.getByText('Failed')).toBeVisible()
  await expect.element(page.getByText('Page')).toBeVisible()
  expect(warn).toHaveBeenCalledWith('A part of the page did not load:', expect.any(TypeError))
})
