import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { rememberTyped } from './rememberTyped.ts'

function Form({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { username: '', invitation: 'BRUNO' } })
  const [note, setNote] = useState('')
  return (
    <form method="dialog" onSubmit={handleSubmit((values) => onSend({ ...values, note }))}>
      <h1>Entrar</h1>
      <input aria-label="Usuário" {...register('username')} />
      <input aria-label="Convite" {...register('invitation')} />
      <input aria-label="Nota" name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button type="submit">Entrar</button>
    </form>
  )
}

test('[2] what was typed stays, and is sent, where a page translator is faster than the app', async () => {
  const onSend = vi.fn()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Form onSend={onSend} />)
  const heading = root.querySelector('h1')!
  heading.innerHTML = '<font><font>Sign in</font></font>'
  const user = page.getByLabelText('Usuário')
  await userEvent.type(user, 'ana')
  await userEvent.type(page.getByLabelText('Nota'), 'oi')
  await userEvent.type(page.getByLabelText('Convite'), 'CARLA')
  const first = user.element()
  const restore = rememberTyped(root)
  const onRecoverableError = vi.fn()
  const mounted = hydrateRoot(root, <Form onSend={onSend} />, { onRecoverableError })
  onTestFinished(() => {
    mounted.unmount()
    root.remove()
  })
  await painted()
  expect(onRecoverableError).toHaveBeenCalled()
  expect(first.isConnected).toBe(false)
  await expect.element(user).toHaveValue('')
  restore()
  await expect.element(user).toHaveValue('ana')
  await userEvent.type(user, '1{Enter}')
  await expect.poll(() => onSend.mock.calls).toEqual([[{ username: 'ana1', invitation: 'CARLA', note: 'oi' }]])
})
