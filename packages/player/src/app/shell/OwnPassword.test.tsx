import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { login } from '@platform/sdk/account'
import { openAccount } from '@platform/sdk/agents'
import { makeClient, newMember, renderScreen } from '@platform/test-kit/browser'
import { OwnPassword } from './OwnPassword.tsx'

/** A member whose account an agent created, at the first login. */
async function opened() {
  const { session } = await newMember({ type: 1 })
  const agent = makeClient({ session: { ...session, type: 1 } })
  const username = `conta${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`
  await openAccount(agent, { type: 'player', username, password: 'Primeira7', rates: [] }, { idempotencyKey: crypto.randomUUID() })
  const { token } = await login(makeClient(), { type: 'username', username, password: 'Primeira7' })
  return makeClient({ session: { token, userName: username, type: 0, merchantCode: 'ipanema', firstTimeLogin: true } })
}

test('[7.5] a member who logs in with a password that an agent made is led to its change', async () => {
  const client = await opened()
  await renderScreen(<OwnPassword />, { path: '/m/home', client })
  await expect.element(page.getByText('/m/changePsw')).toBeVisible()
})
