import { useForm } from 'react-hook-form'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { keepTyped } from './keepTyped.ts'

function Form({ onSubmit = () => undefined }: { onSubmit?: (values: { username: string }) => void }) {
  const { register, setValue, handleSubmit } = useForm({ defaultValues: { username: '' } })
  return (
    <form method="dialog" onSubmit={handleSubmit(onSubmit)}>
      <input aria-label="Usuário" {...keepTyped(register('username'), setValue)} />
    </form>
  )
}

test('[2.9] what was typed in a prerendered field before the app was there stays, and counts', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form />)
  const field = page.getByLabelText('Usuário')
  await userEvent.type(field, 'ana')
  const onSubmit = vi.fn<(values: { username: string }) => void>()
  const app = hydrateRoot(root, <Form onSubmit={onSubmit} />)
  onTestFinished(() => {
    app.unmount()
    root.remove()
  })
  await painted()
  await expect.element(field).toHaveValue('ana')
  await userEvent.type(field, '1{Enter}')
  await expect.poll(() => onSubmit.mock.lastCall?.[0]).toEqual({ username: 'ana1' })
})

test('[8] a form that no code watches yet sends nothing: no password gets into an address', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  root.innerHTML = renderToString(<Form />)
  const before = location.href
  await userEvent.type(page.getByLabelText('Usuário'), 'ana{Enter}')
  root.querySelector('form')?.requestSubmit()
  expect(location.href).toBe(before)
})
