import { Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { painted } from '@platform/config/settle'
import { render } from '../../testing/render.tsx'
import { Toaster } from './Toaster.tsx'
import { toasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('[quality: speed] without a message the prerendered one is not rendered again', async () => {
  // A message of another file of tests may still be shown.
  const screen = await render(<Toaster />)
  await expect.poll(() => screen.container.textContent).toBe('')
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(<Toaster />)
  const rendered = vi.fn<(id: string, phase: string) => void>()
  const toaster = hydrateRoot(
    root,
    <Profiler id="toaster" onRender={rendered}>
      <Toaster />
    </Profiler>,
  )
  onTestFinished(() => toaster.unmount())
  await painted()
  expect(rendered.mock.calls.map(([, phase]) => phase)).toEqual(['mount'])
})

test.each([
  ['success', 1000],
  ['short', 3000],
  ['long', 8000],
] as const)('[9] %s stands for %i ms', async (kind, duration) => {
  const screen = await render(<Toaster />)
  toasts[kind]('Salvo')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Salvo')
  vi.advanceTimersByTime(duration - 1)
  await expect.element(screen.getByText('Salvo')).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('[9] loading stays until it is closed', async () => {
  const screen = await render(<Toaster />)
  const close = toasts.loading('Saindo')
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByText('Saindo')).toBeVisible()
  close()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an error is an alert; one sent before the Toaster is mounted is not lost', async () => {
  toasts.error('Sem conexão')
  const screen = await render(<Toaster />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sem conexão')
})

test('a repeated text is shown once, and never more than three texts', async () => {
  const screen = await render(<Toaster />)
  for (const text of ['a', 'b', 'b', 'c', 'd']) toasts.short(text)
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('bcd')
})
