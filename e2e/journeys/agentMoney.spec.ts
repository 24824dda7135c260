import { expectAccessible } from '../support/axe.ts'
import type { Member, NewMember, QaConsole } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

/** An agent with money and a payment password. */
async function agentOf(qa: QaConsole): Promise<NewMember & { paymentPassword: string }> {
  const agent = await qa.newMember({ type: 1, balance: 80_000 })
  const { userName } = agent
  return { ...agent, ...(await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant: qa.merchant, userName })) }
}

test('[7.5] an agent opens an account, transfers to two members and sends envelopes; the new member sets a password and has the money', async ({
  page,
  qa,
  site,
}) => {
  const { agentRegister, auth, rewards, security, wallet } = site.t
  const agent = await agentOf(qa)
  const other = await qa.call<Member>('POST', 'members', { merchant: qa.merchant, upline: agent.userName })
  const [main, sure] = [page.getByRole('main'), page.getByRole('alertdialog')]
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).dblclick()

  await site.enter(agent)
  await page.goto('/m/agentRegister')
  const userName = `nova${Date.now() % 1e8}`
  await page.getByLabel(agentRegister.userName, { exact: true }).fill(userName)
  const password = (await page.getByRole('button', { name: agentRegister.newPassword }).locator('xpath=..').innerText()).trim()
  await press(agentRegister.open)
  await expect(page.getByRole('heading', { name: agentRegister.opened })).toBeVisible()
  await expect(main.getByText(password, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/m/agent/team/transfer')
  for (const name of [userName, other.userName]) await page.getByRole('checkbox', { name }).check({ force: true })
  await press(wallet.teamTransfer.done)
  await page.getByLabel(wallet.teamTransfer.amountEach, { exact: true }).fill('25')
  await page.getByLabel(security.items.paymentPassword, { exact: true }).fill(agent.paymentPassword)
  // After scrolling, a button may be half behind a bar and count as too small a target.
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await toTop()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Transferir R\$\s50,00$/ }).click()
  await sure.getByRole('button', { name: wallet.transfer.submit, exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: wallet.teamTransfer.sent.replace('{count}', '2') })).toBeVisible()

  await page.goto('/m/redRain')
  await page.getByRole('link', { name: new RegExp(rewards.redRain.team) }).click()
  await page.getByLabel(wallet.teamEnvelope.amount, { exact: true }).fill('50')
  await page.getByLabel(security.items.paymentPassword, { exact: true }).fill(agent.paymentPassword)
  await page.getByRole('button', { name: /^Enviar R\$\s50,00$/ }).click()
  await sure.getByRole('button', { name: wallet.teamEnvelope.sureConfirm, exact: true }).dblclick()
  await expect(page.getByText(/^0 de 2/)).toBeVisible()
  await toTop()
  await expectAccessible(page)
  // Another phone.
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))

  // A one-time password: the member must first choose a new one.
  await page.goto('/m/login')
  await site.submitLogin({ userName, password })
  const own = 'Minha1234'
  await page.getByLabel(auth.changePassword.new, { exact: true }).fill(own)
  await page.getByLabel(auth.changePassword.confirm, { exact: true }).fill(own)
  await press(auth.changePassword.submit)
  await expect(site.balance()).toContainText(site.amount(2500))
  await page.goto('/m/redRain')
  await press(rewards.redRain.open)
  await expect(site.balance()).not.toContainText(site.amount(2500))
})
