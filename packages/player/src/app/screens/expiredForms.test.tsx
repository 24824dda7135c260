import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { getWalletBalance } from '@platform/sdk/wallet'
import { consoleApi, makeClient, newMember, signedInClient } from '@platform/test-kit/browser'
import { renderApp } from '../../testing/renderApp.tsx'
import { button } from '../../testing/roles.ts'

interface MoneyForm {
  path: string
  /** The field of the amount. */
  amount: string
  submit: string
  /** 1 = agent. Default: a member of an agent. */
  type?: number
  /** Selects a receiver first. */
  receiver?: true
}

const merchant = 'ipanema'
const forms: Record<string, MoneyForm> = {
  'a transfer to the agent above': { path: '/m/upLine/transfer', amount: 'Valor', submit: 'Transferir' },
  'a transfer to a member': { path: '/m/agent/team/transfer', amount: 'Valor', submit: 'Transferir', type: 1, receiver: true },
  'envelopes for the team': { path: '/m/agent/team/envelope', amount: 'Valor total', submit: 'Enviar', type: 1 },
}

const field = (label: string): Locator => page.getByLabelText(label, { exact: true })

test.each(Object.entries(forms))(
  '[4] a session that ends by the submit of %s: after the login the amount is there, and nothing was sent',
  async (_name, { path, amount, submit, type = 0, receiver }) => {
    const other = await newMember({ merchant, type: 1 })
    const member = await newMember({ merchant, balance: 50_000, type, ...(type === 0 && { upline: other.userName }) })
    const { userName, session } = member
    const below = type === 1 ? (await newMember({ merchant, upline: userName })).userName : ''
    const who = { merchant, userName }
    const { paymentPassword } = await consoleApi<{ paymentPassword: string }>('withdrawals/ready', who)
    // What was deposited must be bet before it leaves.
    await consoleApi('bets/lose', { ...who, amount: 1000 })
    const client = makeClient({ session: { ...session, type } })
    const { router } = await renderApp(client, path)
    if (receiver) {
      await page.getByRole('checkbox', { name: below }).click({ force: true })
      await button('Concluir').click()
    }
    await field(amount).fill('12,34')
    await field('Senha de saque').fill(paymentPassword)
    await consoleApi('sessions/expire', who)
    await button(new RegExp(String.raw`^${submit} R\$\s12,34`)).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: submit, exact: true }).click()
    await question.getByRole('button', { name: 'Entrar de novo' }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/m/login')
    client.session.set((await signedInClient(member)).session.get()!)
    await router.navigate(path)
    await expect.element(field(amount)).toHaveValue('12,34')
    expect((await getWalletBalance(client, {})).sumBalance).toBe(49_000)
  },
)
