import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { focusFirstError } from './focusFirstError.ts'

type Errors = { name?: string; kind?: string; tax?: string }

function Form({ found }: { found: Errors }) {
  const [errors, setErrors] = useState<Errors>({})
  const options = [
    { value: 'cpf', label: 'CPF' },
    { value: 'phone', label: 'Celular' },
  ]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setErrors(found)
        focusFirstError(event.currentTarget)
      }}
    >
      <TextField label="Nome" error={errors.name} />
      <RadioGroup label="Tipo de chave" options={options} value="phone" onChange={() => undefined} error={errors.kind} />
      <TextField label="CPF completo" error={errors.tax} />
      <button>Enviar</button>
    </form>
  )
}

test('[2.10] sending a form focuses the first wrong field and reads its error', async () => {
  const screen = await render(<Form found={{ tax: 'CPF inválido', name: 'Digite o nome' }} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus()
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveAccessibleDescription('Digite o nome')
})

test('a wrong group is focused at its chosen radio button', async () => {
  const screen = await render(<Form found={{ kind: 'Escolha outra', tax: 'CPF inválido' }} />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('radio', { name: 'Celular' })).toHaveFocus()
})

test('a form without errors keeps the focus where it is', async () => {
  const screen = await render(<Form found={{}} />)
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  onTestFinished(() => void vi.useRealTimers())
  await screen.getByRole('button').click()
  vi.advanceTimersByTime(400)
  await expect.element(screen.getByRole('button')).toHaveFocus()
})
