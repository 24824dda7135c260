import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minor, SessionExpiredError } from '@platform/sdk'
import { transferUplineMutation } from '@platform/sdk/query/wallet'
import { useClient, useKeyedMutation } from '@platform/sdk/react'
import { transferUpline } from '@platform/sdk/wallet'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { Form } from '../Form.tsx'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { useMoneyForm } from './useMoneyForm.ts'

function Transfer() {
  const transfer = useKeyedMutation(transferUplineMutation(useClient()))
  const form = useMoneyForm({
    call: transferUpline,
    action: 'transfer',
    empty: { paymentPassword: '' },
    keyed: transfer,
    toInput: () => ({ amount: minor(100), purpose: 'normal' as const, note: '' }),
    submit: transfer.submit,
  })
  return (
    <Form form={form} submit="Enviar">
      <ConfirmationFields {...form.confirmation} />
    </Form>
  )
}

test('[7.6] a typed payment password is gone when the session ends, also where the page stays', async () => {
  const client = makeClient({ session: (await newMember()).session })
  await renderScreen(<Transfer />, { client })
  const field = page.getByLabelText('Senha de saque', { exact: true })
  await field.fill('284617')
  await expect.element(field).toHaveValue('284617')
  client.session.end(new SessionExpiredError('over', { code: 'auth.expired' }), client.session.epoch)
  await expect.element(field).toHaveValue('')
})
