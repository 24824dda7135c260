import { expectAccessible } from '../support/axe.ts'
import { printFaultsOf } from '../support/printFaultsOf.ts'
import type { NewMember } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

test('[7.5] the receipt of a transfer shows the same number to sender and receiver, also after a reload', async ({ page, qa, site }) => {
  const { security, wallet } = site.t
  const { merchant } = qa
  const agent = await qa.newMember({ type: 1 })
  const player = await qa.call<NewMember>('POST', 'members', { merchant, upline: agent.userName, balance: 50_000 })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
    merchant,
    userName: player.userName,
  })
  // What was deposited must be played before it leaves.
  await qa.call('POST', 'bets/lose', { merchant, userName: player.userName, amount: 25_000 })
  await site.enter(player)
  await page.goto('/m/upLine/transfer')
  await page.getByLabel(wallet.transfer.amount, { exact: true }).fill('25')
  await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
  await page.getByRole('button', { name: /^Transferir R\$\s25,00$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: wallet.transfer.sure.confirm, exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: wallet.receipt.title.out })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: wallet.receipt.title.out })).toBeVisible()
  await expectAccessible(page)
  expect(await printFaultsOf(page)).toEqual([])
  const number = new URL(page.url()).searchParams.get('order')!
  await expect(page.getByRole('main')).toContainText(number)

  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()))
  await site.signIn(agent)
  await expect(site.balance()).toContainText(site.amount(2500))
  await page.goto(`/m/agent/team/transfer?order=${number}`)
  await expect(page.getByRole('heading', { name: wallet.receipt.title.in })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
})
