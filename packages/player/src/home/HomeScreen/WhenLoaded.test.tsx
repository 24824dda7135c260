import { expect, test, vi } from 'vitest'
import { Component, type ReactNode } from 'react'
import { lazyComponent } from '@platform/ui'
import { renderScreen as render } from '@platform/test-kit/browser'
import { WhenLoaded } from './WhenLoaded.tsx'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <p>Failed</p> : this.props.children)
}

function place() {
  let arrive!: () => void
  let fail!: (error: Error) => void
  const fetched = new Promise<() => ReactNode>((resolve, reject) => {
    arrive = () => resolve(() => <p>Row</p>)
    fail = reject
  })
  return { Row: lazyComponent({ load: () => fetched }), arrive, fail }
}

test('[quality: speed] each place is shown when its own code has loaded', async () => {
  const [first, second] = [place(), place()]
  const screen = await render(
    [first, second].map(({ Row }, index) => (
      <WhenLoaded key={index} code={Row} fallback={<p>Place</p>}>
        <Row />
      </WhenLoaded>
    )),
  )
  expect(screen.getByText('Place').elements()).toHaveLength(2)
  second.arrive()
  await expect.poll(() => screen.getByText('Row').elements().length).toBe(1)
  expect(screen.getByText('Place').elements()).toHaveLength(1)
  first.arrive()
  await expect.poll(() => screen.getByText('Row').elements().length).toBe(2)
})

test('[quality: speed] code that has loaded is shown at once', async () => {
  const { Row, arrive } = place()
  arrive()
  await Row.load()
  const seen = vi.fn(() => null)
  const Fallback = seen
  await render(
    <WhenLoaded code={Row} fallback={<Fallback />}>
      <Row />
    </WhenLoaded>,
  )
  expect(seen).not.toHaveBeenCalled()
})

test('[8] the boundary handles code that does not load', async () => {
  const { Row, fail } = place()
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const screen = await render(
    <Boundary>
      <WhenLoaded code={Row} fallback={<p>Place</p>}>
        <Row />
      </WhenLoaded>
    </Boundary>,
  )
  fail(new TypeError('Failed to fetch'))
  await expect.element(screen.getByText('Failed')).toBeVisible()
  silent.mockRestore()
  errors.mockRestore()
})
