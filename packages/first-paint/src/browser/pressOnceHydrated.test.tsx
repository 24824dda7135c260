import { startTransition, Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { pressOnceHydrated } from './pressOnceHydrated.ts'

/** The page of `still`, being hydrated as `live`. */
function hydrated(still: ReactNode, live: ReactNode, prepare = (_root: HTMLElement) => undefined as void): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(still)
  prepare(root)
  let mounted: ReturnType<typeof hydrateRoot>
  startTransition(() => void (mounted = hydrateRoot(root, live)))
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
  })
  return root
}

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
  const root = hydrated(app(), app(promise))
  const done = pressOnceHydrated(root.querySelector('button')!)
  // It is hydrated around the button by then.
  await new Promise((wait) => setTimeout(wait, 300))
  await expect.element(page.getByRole('button')).toHaveTextContent('Toques: 0')
  resolve('answer')
  await done
  await expect.element(page.getByRole('button')).toHaveTextContent('Toques: 1')
})

test('[quality: first paint] a button is pressed with the text that was typed before the app was there', async () => {
  const sent: string[] = []
  const Slow = () => {
    for (const end = performance.now() + 10; performance.now() < end;);
    return null
  }
  function Form() {
    const field = useRef<HTMLInputElement>(null)
    const [text, setText] = useState('')
    // As our forms do: what was entered before hydration has caused no event.
    useEffect(() => setText(field.current!.value), [])
    return (
      <>
        <input ref={field} defaultValue="" />
        <button onClick={() => sent.push(text)}>Enviar</button>
        {Array.from({ length: 60 }, (_, index) => (
          <Slow key={index} />
        ))}
      </>
    )
  }
  const root = hydrated(<Form />, <Form />, (page) => (page.querySelector('input')!.value = '21987654321'))
  await pressOnceHydrated(root.querySelector('button')!)
  expect(sent).toEqual(['21987654321'])
})
