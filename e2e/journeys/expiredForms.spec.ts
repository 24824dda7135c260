import type { Member } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'

for (const form of ['deposit', 'withdrawal'] as const)
  test(`[4, 7.6] a session that ends by the submit of a ${form}: after the login what was typed is there, and nothing was sent`, async ({
    page,
    qa,
    site,
    problems,
  }) => {
    problems.allow(/401/)
    const { deposit, security, system, withdraw } = site.t
    const { merchant } = qa
    const member = await qa.call<Member>('POST', 'members', { merchant, balance: 80_000, payeeName: 'Ana Clara Souza', idNumber: 'new' })
    const { userName } = member
    const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant, userName })
    await site.signIn(member)
    const isDeposit = form === 'deposit'
    const path = isDeposit ? '/m/voucherCenter' : '/m/withdraw'
    await page.goto(path)
    const amount = page.getByLabel(isDeposit ? deposit.form.amount : withdraw.form.amount, { exact: true })
    const password = page.getByLabel(security.payment.title, { exact: true })
    await amount.fill('123,45')
    if (!isDeposit) await password.fill(paymentPassword)
    await qa.call('POST', 'sessions/expire', { merchant, userName })
    const submit = page.getByRole('button', { name: isDeposit ? deposit.form.submit.PIX : /^Sacar R\$/ })
    // A call of the page itself may be the first to find that the session has ended.
    await submit.click({ timeout: 10_000 }).catch(() => undefined)
    await page.getByRole('alertdialog').getByRole('button', { name: system.signIn }).click()
    await site.submitLogin(member)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(amount).toHaveValue('123,45')
    if (!isDeposit) await expect(password).toHaveValue('')
    await expect(site.balance()).toContainText('800,00')
  })
