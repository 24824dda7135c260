import { Suspense, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pressOnceHydrated } from './pressOnceHydrated.ts'

test('[quality: first paint] a button tapped in the page is pressed once what it waits for has been hydrated', async () => {
  let resolve = (_answer: string) => undefined as void
  const promise = new Promise<string>((done) => (resolve = done))
  const Button = ({ data }: { data: Promise<string> | undefined }) => {
    if (data) use(data)
    const [presses, setPresses] = useState(0)
    return <button onClick={() => setPresses(presses + 1)}>Toques: {presses}</button>
  }
  const app = (data?: Promise<string>) => (
    <Suspense>
      <Button data={data} />
    </Suspense>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app())
  const mounted = hydrateRoot(root, app(promise))
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
  })
  const done = pressOnceHydrated(root.querySelector('button')!)
  // It is hydrated around the button by then.
  await new Promise((wait) => setTimeout(wait, 300))
  await expect.element(page.getByRole('button')).toHaveTextContent('Toques: 0')
  resolve('answer')
  await done
  await expect.element(page.getByRole('button')).toHaveTextContent('Toques: 1')
})
