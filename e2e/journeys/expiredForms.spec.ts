import type { Page } from '@playwright/test'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

interface Signed extends Member {
  paymentPassword: string
}

/** A form of money: who uses it, and what is typed. The payment password is a secret and is typed again. */
interface MoneyForm {
  name: string
  path: string
  /** 0 = player, 1 = agent; default 0. */
  type?: number
  /** Fills the form; returns the fields that must still have their text. */
  fill: (page: Page, site: Site, member: Signed, below: string) => Promise<Record<string, string>>
  submit: (site: Site) => RegExp
}

const pin = (page: Page, site: Site) => page.getByLabel(site.t.security.payment.title, { exact: true })
const startOf = (text: string) => new RegExp(`^${text.replace(/ ?\{.*/, '')}`)

const forms: MoneyForm[] = [
  {
    name: 'deposit',
    path: '/m/voucherCenter',
    fill: async (page, { t }) => {
      await page.getByLabel(t.deposit.form.amount, { exact: true }).fill('123,45')
      return { [t.deposit.form.amount]: '123,45' }
    },
    submit: ({ t }) => startOf(t.deposit.form.submit.PIX),
  },
  {
    name: 'withdrawal',
    path: '/m/withdraw',
    fill: async (page, site, { paymentPassword }) => {
      await page.getByLabel(site.t.withdraw.form.amount, { exact: true }).fill('123,45')
      await pin(page, site).fill(paymentPassword)
      return { [site.t.withdraw.form.amount]: '123,45' }
    },
    submit: ({ t }) => startOf(t.withdraw.form.submitAmount),
  },
  {
    name: 'transfer to the upline',
    path: '/m/upLine/transfer',
    fill: async (page, site, { paymentPassword }) => {
      const { amount, note } = site.t.wallet.transfer
      await page.getByLabel(amount, { exact: true }).fill('23,45')
      await page.getByLabel(note, { exact: true }).fill('novembro')
      await pin(page, site).fill(paymentPassword)
      return { [amount]: '23,45', [note]: 'novembro' }
    },
    submit: ({ t }) => startOf(t.wallet.transfer.submitAmount),
  },
  {
    name: 'transfer to a member',
    path: '/m/agent/team/transfer',
    type: 1,
    fill: async (page, site, { paymentPassword }, below) => {
      const { done } = site.t.wallet.downline
      const { amount } = site.t.wallet.transfer
      await page.getByRole('checkbox', { name: below }).check({ force: true })
      await page.getByRole('button', { name: done, exact: true }).click()
      await page.getByLabel(amount, { exact: true }).fill('23,45')
      await pin(page, site).fill(paymentPassword)
      return { [amount]: '23,45' }
    },
    submit: ({ t }) => startOf(t.wallet.transfer.submitAmount),
  },
  {
    name: 'envelopes',
    path: '/m/agent/team/envelope',
    type: 1,
    fill: async (page, site, { paymentPassword }) => {
      const { amount, words } = site.t.wallet.envelope
      await page.getByLabel(amount, { exact: true }).fill('23,45')
      await page.getByLabel(words, { exact: true }).fill('Bom domingo')
      await pin(page, site).fill(paymentPassword)
      return { [amount]: '23,45', [words]: 'Bom domingo' }
    },
    submit: ({ t }) => startOf(t.wallet.envelope.submitAmount),
  },
]

/** A member below an agent, or an agent with a member below, ready to move money. */
async function signedIn(qa: QaConsole, site: Site, type: number) {
  const { merchant } = qa
  const other = await qa.newMember({ type: 1 })
  const member = await qa.call<Member>('POST', 'members', {
    merchant,
    balance: 80_000,
    type,
    ...(type === 0 && { upline: other.userName }),
  })
  const { userName } = member
  const { userName: below } = type === 0 ? other : await qa.call<Member>('POST', 'members', { merchant, upline: userName })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant, userName })
  await site.signIn(member)
  return { member: { ...member, paymentPassword }, below }
}

for (const { name, path, type = 0, fill, submit } of forms)
  test(`[4] a session that ends in the form "${name}": after the login what was typed is there, and nothing was sent`, async ({
    page,
    qa,
    site,
    problems,
  }) => {
    problems.allow(/401/)
    const { auth, system } = site.t
    const { member, below } = await signedIn(qa, site, type)
    await page.goto(path)
    const typed = await fill(page, site, member, below)
    await qa.call('POST', 'sessions/expire', { merchant: qa.merchant, userName: member.userName })
    await page.getByRole('button', { name: submit(site) }).click()
    // Some forms show a confirmation first.
    const question = page.getByRole('alertdialog')
    const toLogin = question.getByRole('button', { name: system.signIn })
    await expect(question).toBeVisible()
    if (!(await toLogin.isVisible())) await question.getByRole('button').last().click()
    await toLogin.click()
    const layer = page.getByRole('dialog')
    await layer.getByLabel(auth.password, { exact: true }).fill(member.password)
    await layer.getByRole('button', { name: auth.submit, exact: true }).click()
    await expect(layer).toHaveCount(0)
    for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    // Nothing has left the balance.
    await expect(site.balance()).toContainText('800,00')
  })
