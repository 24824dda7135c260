import type { Page } from '@playwright/test'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

interface Stage {
  page: Page
  qa: QaConsole
  site: Site
}

/** A member with a balance and a payment password. */
async function readyMember(qa: QaConsole, more: object = {}) {
  const { merchant } = qa
  const person = { payeeName: 'Ana Clara Souza', idNumber: 'new' }
  const member = await qa.call<Member>('POST', 'members', { merchant, balance: 80_000, ...person, ...more })
  const { userName } = member
  return { ...member, ...(await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant, userName })) }
}

/** The session ends before the submit: the page leads through the login back to itself, and nothing was sent. */
async function endBySubmit({ page, qa, site }: Stage, member: Member, { submit, sure }: { submit: string | RegExp; sure?: string }) {
  const path = new URL(page.url()).pathname
  await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
  const dialog = page.getByRole('alertdialog')
  const signIn = dialog.getByRole('button', { name: site.t.system.signIn })
  // A call of the page itself may be the first to find that the session has ended.
  await page
    .getByRole('button', { name: submit })
    .click({ timeout: 10_000 })
    .catch(() => undefined)
  if (sure) {
    const confirm = dialog.getByRole('button', { name: sure, exact: true })
    await expect(confirm.or(signIn).first()).toBeVisible()
    if (await confirm.isVisible()) await confirm.click()
  }
  await signIn.click()
  await site.submitLogin(member)
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(site.balance()).toContainText('800,00')
}

for (const form of ['deposit', 'withdrawal'] as const)
  test(`[4, 7.6] a session that ends by the submit of a ${form}: after the login what was typed is there, and nothing was sent`, async ({
    page,
    qa,
    site,
    problems,
  }) => {
    problems.allow(/401/)
    const { deposit, security, withdraw } = site.t
    const member = await readyMember(qa)
    await site.signIn(member)
    const isDeposit = form === 'deposit'
    await page.goto(isDeposit ? '/m/voucherCenter' : '/m/withdraw')
    const amount = page.getByLabel(isDeposit ? deposit.form.amount : withdraw.form.amount, { exact: true })
    const password = page.getByLabel(security.payment.title, { exact: true })
    await amount.fill('123,45')
    if (!isDeposit) await password.fill(member.paymentPassword)
    await endBySubmit({ page, qa, site }, member, { submit: isDeposit ? deposit.form.submit.PIX : /^Sacar R\$/ })
    await expect(amount).toHaveValue('123,45')
    if (!isDeposit) await expect(password).toHaveValue('')
  })

test('[4, 6, 7.5] a session that ends by the submit of a transfer or of envelopes: after the login what was typed is there', async ({
  page,
  qa,
  site,
  problems,
}) => {
  problems.allow(/401/)
  const { security, wallet } = site.t
  const { userName: upline } = await qa.newMember({ type: 1 })
  const agent = await readyMember(qa, { type: 1, upline })
  const members = [1, 2].map(() => qa.call<Member>('POST', 'members', { merchant: qa.merchant, upline: agent.userName }))
  const receivers = (await Promise.all(members)).map(({ userName }) => userName)
  const { transfer, teamTransfer, teamEnvelope } = wallet
  const forms = [
    { path: '/m/upLine/transfer', label: transfer.amount, submit: /^Transferir R\$/, sure: transfer.sure.confirm },
    { path: '/m/agent/team/transfer', label: teamTransfer.amountEach, submit: /^Transferir R\$/, sure: transfer.sure.confirm },
    { path: '/m/agent/team/envelope', label: teamEnvelope.amount, submit: /^Enviar R\$/, sure: teamEnvelope.sureConfirm },
  ]
  await site.signIn(agent)
  for (const { path, label, ...press } of forms)
    await test.step(path, async () => {
      await page.goto(path)
      const toMembers = path.includes('team/transfer')
      if (toMembers) {
        for (const name of receivers) await page.getByRole('checkbox', { name }).check({ force: true })
        await page.getByRole('button', { name: teamTransfer.done, exact: true }).click()
      }
      const amount = page.getByLabel(label, { exact: true })
      const password = page.getByLabel(security.payment.title, { exact: true })
      await amount.fill('12,34')
      await password.fill(agent.paymentPassword)
      await endBySubmit({ page, qa, site }, agent, press)
      await expect(amount).toHaveValue('12,34')
      await expect(password).toHaveValue('')
      for (const name of toMembers ? receivers : [])
        await expect(page.getByRole('button', { name: teamTransfer.remove.replace('{name}', name) })).toBeVisible()
    })
})
