import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ValidationError } from '@platform/sdk'
import { setPasswordByPhone } from '@platform/sdk/account'
import { TextField } from '@platform/ui'
import { renderScreen } from '@platform/test-kit/browser'
import { Form } from './Form.tsx'
import { useCallForm } from './useCallForm.ts'

const empty = { mobileNum: '', verificationCode: '', newPassword: '' }
const label = (text: string) => page.getByLabelText(text, { exact: true })
const send = page.getByRole('button', { name: 'Enviar' })

interface SampleProps {
  onSend: (values: typeof empty) => Promise<unknown>
}

function Sample({ onSend }: SampleProps) {
  const form = useCallForm({
    call: setPasswordByPhone,
    empty,
    early: true,
    repeats: { mobileNum: 'verificationCode' },
    check: ({ mobileNum, verificationCode }) => ({ verificationCode: verificationCode === mobileNum ? undefined : 'verification.code' }),
    toInput: (values) => values,
    send: (_input, values) => onSend(values),
  })
  return (
    <Form form={form} submit="Enviar">
      <TextField label="Celular" {...form.field('mobileNum')} />
      <TextField label="Código" {...form.field('verificationCode')} />
      <TextField label="Senha" {...form.field('newPassword')} />
      <button type="button" onClick={() => form.clear('verificationCode')}>
        Limpar
      </button>
    </Form>
  )
}

async function open(onSend: SampleProps['onSend']) {
  await renderScreen(<Sample onSend={onSend} />)
  await label('Celular').fill(' 4711 ')
  await label('Código').fill('4711')
  await label('Senha').fill(' secreta 1 ')
  await send.click()
}

test('[8] of two refused fields each shows its error until it is changed itself; what the code empties is no change', async () => {
  const onSend = vi.fn(() =>
    Promise.reject(new ValidationError('x', { verificationCode: 'verification.code', newPassword: 'x' }, { code: 'validation' })),
  )
  await open(onSend)
  await expect.element(label('Código')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(label('Código')).toHaveFocus()
  await page.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(label('Código')).toHaveValue('')
  await expect.element(label('Código')).toHaveAttribute('aria-invalid', 'true')
  await label('Código').fill('4711')
  await expect.element(label('Código')).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(label('Senha')).toHaveAttribute('aria-invalid', 'true')
  await label('Senha').fill('outra')
  await expect.element(label('Senha')).not.toHaveAttribute('aria-invalid', 'true')
})

test('[5] text is sent without blanks around it, a password with them', async () => {
  const onSend = vi.fn<SampleProps['onSend']>(async () => false)
  await open(onSend)
  await expect.poll(() => onSend.mock.calls).toEqual([[{ mobileNum: '4711', verificationCode: '4711', newPassword: ' secreta 1 ' }]])
  // Nothing was sent: the form is as it was.
  await expect.element(label('Senha')).toHaveValue(' secreta 1 ')
})

test('[7] after a successful submit nothing of what was sent is in the fields', async () => {
  await open(async () => true)
  for (const name of ['Celular', 'Código', 'Senha']) await expect.element(label(name)).toHaveValue('')
  // Nor is it sent with what is typed next.
  await label('Celular').fill('4712')
  for (const name of ['Código', 'Senha']) await expect.element(label(name)).toHaveValue('')
})

test('[5] a field is validated once it is left, and what repeats it with it', async () => {
  await renderScreen(<Sample onSend={async () => false} />)
  await label('Celular').fill('47')
  await label('Código').fill('47')
  await label('Celular').fill('4711')
  await expect.element(label('Código')).toHaveAttribute('aria-invalid', 'true')
  await label('Código').fill('4711')
  await expect.element(label('Código')).not.toHaveAttribute('aria-invalid', 'true')
})
