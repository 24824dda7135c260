import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import { Site } from '../support/Site.ts'
import { closePopups, expect, test } from '../support/test.ts'

// Moves the gateway's clock by weeks, so this folder has its own gateway.
test.describe.configure({ mode: 'default' })
test.afterEach(({ qa }) => qa.call('POST', 'reset', {}))

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
/** A Monday in Brasília, ms. */
const MONDAY = 4 * DAY + 3 * HOUR
const LOST = 200_000
const path = '/m/member/agent/getDevidendContract'

/** Moves the gateway's clock to an hour after the beginning of a week. */
async function goToWeek(qa: QaConsole, at: number) {
  await qa.call('POST', 'clock', { offsetMs: at + HOUR - Date.now() })
}

/** Another person's phone. */
async function phone(browser: Browser, qa: QaConsole, baseURL: string, member: Member) {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await closePopups(page, qa.merchant)
  const site = new Site(page, qa)
  await site.signIn(member)
  return { page, site }
}

/** The amount due that a settlement's sheet shows. */
const dueIn = (page: Page, amount: RegExp) => page.getByRole('dialog').getByRole('definition').filter({ hasText: amount }).first()

test('[7.5] an agent offers a dividend, the member accepts on a phone; the week closes: dividend and salary arrive, and both see the same figures', async ({
  page,
  browser,
  baseURL,
  qa,
  site,
}) => {
  test.slow()
  const { contracts, security } = site.t
  const { merchant } = qa
  const agent = { userName: 'brunoagente', password: 'Demo1234' }
  const member = await qa.call<Member>('POST', 'members', { merchant, upline: agent.userName })
  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant, ...agent })
  await qa.call('POST', 'contracts/sign', {
    merchant,
    userName: member.userName,
    kind: 'daily',
    by: 'upline',
    terms: { cycle: 'day', basis: 'stake', tiers: [{ minimumBet: 10_000, contractRate: 800 }] },
  })

  await test.step('the offer', async () => {
    await site.signIn(agent)
    await page.goto(`${path}?tab=downline&view=offer`)
    await page.getByRole('searchbox').fill(member.userName)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: member.userName }).click()
    await page.getByRole('button', { name: contracts.editor.review }).click()
    await expect(page.getByRole('heading', { name: contracts.replay.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: contracts.review.send }).click()
    await expect(page.getByText(contracts.member.waiting, { exact: true })).toBeVisible()
  })

  await test.step('the prompt appears before the announcements and leads to the proposal', async () => {
    const other = await phone(browser, qa, baseURL!, member)
    const prompt = other.page.getByRole('dialog', { name: contracts.prompt.title.dividend })
    await prompt.getByRole('link', { name: contracts.prompt.open }).click({ timeout: 60_000 })
    await expect(other.page.getByRole('heading', { name: contracts.replay.title })).toBeVisible()
    await expectAccessible(other.page)
    await other.page.getByRole('button', { name: contracts.proposal.accept.offer }).click()
    await other.page.getByRole('alertdialog').getByRole('button', { name: contracts.proposal.accept.offer }).click()
    await expect(other.page.getByText(contracts.state.active, { exact: true })).toBeVisible()
    await other.page.close()
  })

  const first = MONDAY + (Math.floor((Date.now() - MONDAY) / WEEK) + 1) * WEEK
  // The weeks that passed ended the session.
  await page.close()
  await goToWeek(qa, first)
  await qa.call('POST', 'deposits', { merchant, userName: member.userName, amount: LOST })
  await qa.call('POST', 'bets/lose', { merchant, userName: member.userName, amount: LOST })
  await goToWeek(qa, first + WEEK)
  await qa.call('POST', 'deposits', { merchant, userName: agent.userName, amount: LOST })

  // The first tier of the agent's own contract pays 5 % of the loss, the salary 0.8 % of the stake.
  const [dividend, salary] = [LOST * 0.05, LOST * 0.008]
  await test.step('the agent pays dividend and salary', async () => {
    // The earlier session has expired, so the agent uses a new phone.
    const { page: desk, site: deskSite } = await phone(browser, qa, baseURL!, agent)
    for (const [at, amount] of [
      [path, dividend],
      ['/m/member/agent/getSalaryContract', salary],
    ] as const) {
      // The gateway settles all members, period after period.
      await expect(async () => {
        await desk.goto(`${at}?tab=settlements`)
        await desk.getByRole('button', { name: contracts.settlements.filter.open }).click()
        await desk.getByRole('button', { name: member.userName }).click({ timeout: 3000 })
      }).toPass({ timeout: 45_000 })
      await expect(dueIn(desk, site.amount(amount))).toBeVisible()
      await desk.getByRole('dialog').getByRole('link', { name: contracts.settlements.pay }).click()
      const pay = async (options: { timeout?: number } = {}) => {
        await desk.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword, options)
        await desk.getByRole('button', { name: contracts.pay.submit.replace(/ \{.*/, '') }).click(options)
        await desk.getByRole('alertdialog').getByRole('button', { name: site.t.wallet.transfer.sure.confirm }).click(options)
      }
      if (at === path) {
        // The session ends at the latest by the submit: nothing was sent, and the login leads back to this settlement.
        const { href } = new URL(desk.url())
        await qa.call('POST', 'sessions/expire', { merchant, userName: agent.userName })
        // Another call of the page may find the end of the session before.
        await pay({ timeout: 8000 }).catch(() => undefined)
        await desk.getByRole('alertdialog').getByRole('button', { name: site.t.system.signIn }).click()
        await deskSite.submitLogin(agent)
        await expect(desk).toHaveURL(href)
      }
      await pay()
      await expect(desk.getByRole('heading', { name: contracts.pay.done })).toBeVisible()
    }
    await desk.close()
  })

  await test.step('the member reads the same figures, down to the bet, and has the money', async () => {
    const other = await phone(browser, qa, baseURL!, member)
    await expect(other.site.balance()).toContainText(site.amount(dividend + salary))
    await other.page.goto(path)
    await other.page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
    await expect(dueIn(other.page, site.amount(dividend))).toBeVisible()
    await other.page
      .getByRole('dialog')
      .getByRole('link', { name: site.amount(LOST) })
      .first()
      .click()
    await expect(other.page.getByRole('heading', { name: contracts.figures.members })).toBeVisible()
    await expectAccessible(other.page)
    await other.page
      .getByRole('main')
      .getByRole('link', { name: site.amount(LOST) })
      .first()
      .click()
    await expect(
      other.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: site.amount(LOST) }),
    ).toHaveCount(1)
    await other.page.close()
  })
})
