import type { Locator, Page } from '@playwright/test'
import type { QaConsole } from '../support/QaConsole.ts'
import type { Site } from '../support/Site.ts'
import { expect, test } from '../support/test.ts'

interface Walk {
  page: Page
  site: Site
  /** Taps and counts: a tap into a field is one, typing is none. */
  tap: (target: Locator) => Promise<void>
  qa: QaConsole
}

const payer = { payeeName: 'Ana Clara Souza', idNumber: 'new' }

/** Home, as a new member who may deposit and withdraw. */
async function start({ site, qa }: Pick<Walk, 'site' | 'qa'>, balance = 0) {
  const member = await qa.newMember({ balance, ...payer })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
    merchant: qa.merchant,
    userName: member.userName,
  })
  await site.enter(member)
  await site.home()
  return { ...member, paymentPassword }
}

const foot = ({ page, site }: Walk) => page.getByRole('contentinfo').getByRole('link', { name: site.t.menu.responsibleTools })
const row = ({ page }: Walk, name: string) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })

/** The shortest way from home to the end of each, by the names that a player sees. */
const ways = {
  deposit: async (walk: Walk) => {
    const { page, site, tap } = walk
    await start(walk)
    const { layout, deposit } = site.t
    await tap(page.getByRole('navigation', { name: layout.main }).getByRole('link', { name: layout.tabs.deposit }))
    await tap(page.getByRole('main').getByRole('button', { name: /^R\$\s50$/ }))
    await tap(page.getByRole('button', { name: new RegExp(`^${deposit.form.submit.PIX}`) }))
    await tap(page.getByRole('button', { name: deposit.pix.copy, exact: true }))
  },
  limit: async (walk: Walk) => {
    const { page, site, tap } = walk
    await start(walk)
    const { limits } = site.t.responsible
    await tap(foot(walk))
    await tap(row(walk, site.t.responsible.rows.limits))
    await tap(page.getByLabel(limits.amount, { exact: true }))
    await page.keyboard.type('100')
    await tap(page.getByRole('button', { name: limits.submit, exact: true }))
    await expect(page.getByRole('progressbar')).toBeVisible()
  },
  pause: async (walk: Walk) => {
    const { page, site, tap } = walk
    await start(walk)
    const { responsible } = site.t
    await tap(foot(walk))
    await tap(page.getByRole('main').getByRole('link', { name: '24 horas', exact: true }))
    await tap(page.getByRole('button', { name: responsible.pause.submit.replace('{duration}', '24 horas'), exact: true }))
    await expect(page.getByText(responsible.done.paused)).toBeVisible()
  },
  withdraw: async (walk: Walk) => {
    const { page, site, tap } = walk
    const { paymentPassword } = await start(walk, 50_000)
    const { layout, titles, security, withdraw } = site.t
    await tap(page.getByRole('banner').getByRole('button', { name: layout.menu, exact: true }))
    await tap(page.getByRole('dialog').getByRole('link', { name: titles.withdraw, exact: true }))
    await tap(page.getByRole('main').getByRole('button', { name: /^R\$\s50$/ }))
    await tap(page.getByLabel(security.payment.title, { exact: true }))
    await page.keyboard.type(paymentPassword)
    await tap(
      page
        .getByRole('main')
        .locator('form')
        .getByRole('button', { name: new RegExp(`^${titles.withdraw} `) }),
    )
    await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
  },
  close: async (walk: Walk) => {
    const { page, site, tap } = walk
    const { password } = await start(walk)
    const { responsible, security, layout } = site.t
    await tap(foot(walk))
    await tap(row(walk, responsible.rows.close))
    await tap(page.getByText(security.close.read))
    await tap(page.getByLabel(security.loginPassword, { exact: true }))
    await page.keyboard.type(password)
    await tap(page.getByRole('button', { name: security.close.submit, exact: true }))
    await expect(page.getByRole('banner').getByRole('link', { name: layout.login, exact: true })).toBeVisible()
  },
}

test('[7.6] a limit, a pause, a withdrawal and the end of the account take at most one tap more than a deposit', async ({
  page,
  qa,
  site,
}) => {
  test.slow()
  const taps: Partial<Record<keyof typeof ways, number>> = {}
  for (const [name, walk] of Object.entries(ways)) {
    let count = 0
    const tap = async (target: Locator) => {
      count++
      await target.click()
    }
    await walk({ page, qa, site, tap })
    taps[name as keyof typeof ways] = count
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  const over = Object.entries(taps).filter(([, count]) => count > taps.deposit! + 1)
  expect(over, JSON.stringify(taps)).toEqual([])
})
