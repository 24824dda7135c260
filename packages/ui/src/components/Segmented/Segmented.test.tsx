import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'name', label: 'Name' },
  { value: 'phone', label: 'Phone' },
] as const

function Form() {
  const [method, setMethod] = useState<'name' | 'phone'>('name')
  return (
    <>
      <Segmented label="Method" options={[...options]} value={method} onChange={setMethod} />
      <p>by {method}</p>
    </>
  )
}

test('[2.10] what was chosen in a prerendered page before the app was there is chosen, and can be changed', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  await page.getByRole('radio', { name: 'Phone' }).click()
  const app = hydrateRoot(root, <Form />)
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  await expect.element(page.getByText('by phone')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Phone' })).toBeChecked()
  await page.getByRole('radio', { name: 'Name' }).click()
  await expect.element(page.getByText('by name')).toBeVisible()
})
