import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { announce } from './announce.ts'
import { Toaster } from './Toaster.tsx'

test('[9] what can only be seen is said in a region that is always there, also the same words again', async () => {
  const screen = await render(<Toaster />)
  const region = screen.container.querySelector<HTMLElement>('span[aria-live=polite]')!
  expect(region).not.toBeNull()
  announce('12 jogos')
  await expect.element(region).toHaveTextContent('12 jogos')
  const first = region.textContent
  announce('12 jogos')
  await expect.poll(() => region.textContent).not.toBe(first)
  expect(region.isConnected).toBe(true)
})
