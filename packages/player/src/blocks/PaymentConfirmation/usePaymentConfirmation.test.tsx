import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SessionExpiredError } from '@platform/sdk'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { usePaymentConfirmation } from './usePaymentConfirmation.ts'

const Form = () => <ConfirmationFields {...usePaymentConfirmation('transfer').fields} error={undefined} />

test('[7.6] a typed payment password is gone when the session ends, also where the page stays', async () => {
  const client = makeClient({ session: (await newMember()).session })
  await renderScreen(<Form />, { client })
  const field = page.getByLabelText('Senha de saque', { exact: true })
  await field.fill('284617')
  await expect.element(field).toHaveValue('284617')
  client.session.end(new SessionExpiredError('over', { code: 'auth.expired' }), client.session.epoch)
  await expect.element(field).toHaveValue('')
})
