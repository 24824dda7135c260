import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { CaptchaField } from './CaptchaField.tsx'

const image = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('[2.9] tapping the picture requests another code, empties the field and focuses it', async () => {
  const onRefresh = vi.fn()
  function Form() {
    const [value, setValue] = useState('')
    return (
      <CaptchaField label="Código" image={image} onRefresh={onRefresh} value={value} onChange={(event) => setValue(event.target.value)} />
    )
  }
  const screen = await render(<Form />)
  const field = screen.getByRole('textbox', { name: 'Código' })
  await field.fill('1234')
  await screen.getByRole('button', { name: 'Get another code' }).click()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('[2.9] an owner that does not control the value hears of the emptying too', async () => {
  const heard = vi.fn()
  const screen = await render(
    <CaptchaField label="Código" image={image} onRefresh={() => undefined} onChange={(event) => heard(event.target.value)} />,
  )
  await screen.getByRole('textbox').fill('77')
  await screen.getByRole('button').click()
  expect(heard).toHaveBeenLastCalledWith('')
})

test('[9] takes six characters and shows a numeric keyboard', async () => {
  const screen = await render(<CaptchaField label="Código" onRefresh={() => undefined} />)
  const field = screen.getByRole('textbox')
  await field.fill('\u00a01 2345678')
  await expect.element(field).toHaveValue('123456')
  await expect.element(field).toHaveAttribute('inputmode', 'numeric')
})

test('[2.10] at 390 px the picture has at least 200 × 64 px, also if the gateway sends a small one', async () => {
  const screen = await render(
    <div style={{ width: 390 - 2 * 16 - 2 * 16 }}>
      <CaptchaField label="Código" image={image} onRefresh={() => undefined} />
    </div>,
  )
  const { width, height } = screen.getByRole('img').element().getBoundingClientRect()
  expect(width).toBeGreaterThanOrEqual(200)
  expect(height).toBeGreaterThanOrEqual(64)
})

test('[2.9] who cannot see the picture has a button that says its digits', async () => {
  const onListen = vi.fn()
  const screen = await render(
    <CaptchaField label="Código" image={image} onRefresh={() => undefined} listen={{ label: 'Ouvir os números', onListen }} />,
  )
  await screen.getByRole('button', { name: 'Ouvir os números' }).click()
  expect(onListen).toHaveBeenCalledOnce()
})
