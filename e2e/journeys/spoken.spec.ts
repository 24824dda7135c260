import type { Locator, Page } from '@playwright/test'
import slipEn from '../../apps/play/src/i18n/locales/en/lottery.json' with { type: 'json' }
import slipPt from '../../apps/play/src/i18n/locales/pt-BR/lottery.json' with { type: 'json' }
import type { Member, QaConsole } from '../support/QaConsole.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ts'
import { Transcript } from '../support/Transcript.ts'
import { isComplete } from '../support/walks.ts'

// A change of these files is a change of what players hear: read the difference before you accept it with `--update-snapshots`.

/** What is said in English comes from the same places: `npm run soak` listens to it. */
const languages = (
  [
    ['pt-BR', 'PT'],
    ['en', 'EN'],
  ] as const
).filter(([locale]) => isComplete || locale === 'pt-BR')

const speak = (page: Page, wire: string) => page.addInitScript((lang) => localStorage.setItem('lang', lang), wire)

/** Signs a member in without a form. */
const signedIn = (page: Page, member: Member) =>
  page.addInitScript((text) => sessionStorage.setItem('MC_SESSION_INFO', text), JSON.stringify(member))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function pay(page: Page, qa: QaConsole) {
  await qa.call('POST', 'bank/pay', { orderNo: new URL(page.url()).searchParams.get('order') })
}

/** A draw each half hour. */
const LOTTERY = 'ZYD30'
const HALF_HOUR_MS = 1_800_000

/** A draw that closes or a result would be spoken between: waits for the next one in the last minutes of a draw. */
const drawIsFarOff = () =>
  expect.poll(() => HALF_HOUR_MS - ((Date.now() - 15_000) % HALF_HOUR_MS), { timeout: 150_000, intervals: [1000] }).toBeGreaterThan(120_000)

/** An agent of its own with a dividend of one tier, and a direct member without a contract. */
async function agentWithContract(qa: QaConsole): Promise<{ agent: Member; member: Member }> {
  const { merchant } = qa
  const agent = await qa.newMember({ type: 1 })
  const terms = { cycle: 'week', carryOver: true, tiers: [{ contractRate: 8000 }] }
  await qa.call('POST', 'contracts/sign', { merchant, userName: agent.userName, kind: 'dividend', terms })
  return { agent, member: await qa.call<Member>('POST', 'members', { merchant, upline: agent.userName }) }
}

for (const [locale, wire] of languages) {
  test(`[2.10] what a screen reader says of a registration, in ${locale}`, async ({ page, site, merchant }) => {
    const { auth } = texts(locale, merchant.code)
    const [name, secret] = [`fala${Date.now().toString(36)}`, `Se9${Date.now().toString(36)}`]
    await speak(page, wire)
    const said = await Transcript.of(page, { [name]: '<name>' })
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
    await said.step('open the form', () => page.goto('/m/register?back=%2Fm%2Fset'), 'view')
    await said.step('continue with nothing filled in', () => button(page, auth.register.next).click())
    await field(auth.register.fields.username).fill(name)
    await field(auth.password).fill(secret)
    await field(auth.register.fields.confirmPassword).fill(secret)
    await said.step('continue', () => button(page, auth.register.next).click(), 'view')
    await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
    await field(auth.captcha).fill('12')
    await said.step('another picture', () => page.getByRole('button', { name: texts(locale, merchant.code).kit.refreshCaptcha }).click())
    await said.step('create the account without consent', () => button(page, auth.register.submit).click())
    await expect.poll(() => site.captchaDigits()).toMatch(/^\d{4,6}$/)
    await field(auth.captcha).fill(await site.captchaDigits())
    await page.getByLabel(auth.register.age.replace('{age}', '18')).check()
    await page.locator('input[name=agree]').check()
    await said.step('create the account', async () => {
      await button(page, auth.register.submit).click()
      await expect(page).toHaveURL(/\/m\/set$/)
    })
    expect(said.text()).toMatchSnapshot(`register.${locale}.txt`)
  })

  test(`[7.6] what a screen reader says of a deposit, in ${locale}`, async ({ page, qa, merchant }) => {
    const { deposit } = texts(locale, merchant.code)
    await speak(page, wire)
    await signedIn(page, await qa.newMember({ payeeName: 'Ana Clara Souza', idNumber: 'new' }))
    const said = await Transcript.of(page)
    await said.step('open the form', () => page.goto('/m/voucherCenter'), 'view')
    await said.step('deposit without an amount', () => button(page, deposit.form.submit.PIX).click())
    await page.getByLabel(deposit.form.amount, { exact: true }).fill('50')
    await said.step(
      'deposit',
      async () => {
        await button(page, new RegExp(`^${deposit.form.submit.PIX}`)).click()
        await expect(button(page, deposit.pix.copy)).toBeVisible()
      },
      'view',
    )
    await said.step(
      'the bank has paid',
      async () => {
        await pay(page, qa)
        await expect(page.getByRole('heading', { name: deposit.result.credited })).toBeVisible()
      },
      'view',
    )
    expect(said.text()).toMatchSnapshot(`deposit.${locale}.txt`)
  })

  test(`[7.6] what a screen reader says of a withdrawal, in ${locale}`, async ({ page, qa, merchant }) => {
    const { withdraw, security } = texts(locale, merchant.code)
    const member = await qa.newMember({ balance: 50_000 })
    const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', {
      merchant: qa.merchant,
      userName: member.userName,
    })
    await speak(page, wire)
    await signedIn(page, member)
    const said = await Transcript.of(page)
    await said.step('open the form', () => page.goto('/m/withdraw'), 'view')
    await said.step('withdraw without an amount', () => button(page, withdraw.form.submit).click())
    await page.getByLabel(withdraw.form.amount, { exact: true }).fill('100')
    await page.getByLabel(security.payment.title, { exact: true }).fill(paymentPassword)
    await said.step(
      'withdraw',
      async () => {
        await page.getByRole('button', { name: new RegExp(`^${withdraw.form.submit} R\\$`) }).click()
        await expect(page.getByRole('heading', { name: withdraw.order.timeline })).toBeVisible()
      },
      'view',
    )
    expect(said.text()).toMatchSnapshot(`withdraw.${locale}.txt`)
  })

  test(`[2.8] what a screen reader says of a bet, in ${locale}`, async ({ page, qa }) => {
    const t = locale === 'en' ? slipEn : slipPt
    await drawIsFarOff()
    await speak(page, wire)
    await signedIn(page, await qa.newMember({ balance: 10_000 }))
    const said = await Transcript.of(page)
    await page.goto('/m/lottery?mode=ZY')
    await said.step(
      'open a lottery',
      async () => {
        await page.locator(`a[href*="code=${LOTTERY}"]`).first().click()
        // Before it, the page only says that the lottery opens.
        await expect(button(page, t.surprise)).toBeVisible()
      },
      'view',
    )
    await said.step('a random pick', () => button(page, t.surprise).click())
    await said.step('open the slip', () => page.getByRole('contentinfo').getByRole('button', { name: t.bet, exact: true }).click(), 'view')
    const slip = page.getByRole('dialog')
    await said.step(
      'bet',
      async () => {
        await slip.getByRole('button', { name: new RegExp(`^${t.confirm.split('{')[0]}`) }).click()
        await expect(slip.getByRole('button', { name: t.newBet })).toBeVisible()
      },
      'view',
    )
    await said.step('another bet', () => slip.getByRole('button', { name: t.newBet }).click())
    expect(said.text()).toMatchSnapshot(`bet.${locale}.txt`)
  })

  test(`[7.5] what a screen reader says of a contract offer, in ${locale}`, async ({ page, qa, merchant }) => {
    const { contracts, titles } = texts(locale, merchant.code)
    const { agent, member } = await agentWithContract(qa)
    await speak(page, wire)
    await signedIn(page, agent)
    const said = await Transcript.of(page, { [agent.userName]: '<agent>', [member.userName]: '<member>' })
    await page.goto('/m/agent')
    const main = page.getByRole('main')
    const openLink = (what: string, name: string, then: Locator) =>
      said.step(
        what,
        async () => {
          await main.getByRole('link', { name, exact: true }).click()
          await expect(then).toBeVisible()
        },
        'view',
      )
    const pays = page.getByLabel(contracts.editor.pays, { exact: true })
    const team = main.getByText(contracts.tabs.downline, { exact: true })
    await openLink('open the dividend', titles.dividend, main.getByText(contracts.settlements.empty.text))
    await said.step(
      'the team',
      async () => {
        await team.click()
        await expect(main.getByText(contracts.downline.empty.text)).toBeVisible()
      },
      'view',
    )
    await openLink('offer a contract', contracts.downline.offer, main.getByRole('link', { name: member.userName }))
    await openLink('to a member', member.userName, pays)
    await pays.fill('99')
    await said.step('more than the agent has', () => button(page, contracts.editor.review).click())
    await pays.fill('4')
    await said.step(
      'review',
      async () => {
        await button(page, contracts.editor.review).click()
        await expect(main.getByRole('rowheader', { name: contracts.replay.total, exact: true })).toBeVisible()
      },
      'view',
    )
    await said.step(
      'send',
      async () => {
        await button(page, contracts.review.send).click()
        await expect(main.getByText(contracts.member.waiting, { exact: true })).toBeVisible()
        await expect(main.getByText(contracts.settlements.empty.text)).toBeVisible()
      },
      'view',
    )
    expect(said.text()).toMatchSnapshot(`offer.${locale}.txt`)
  })
}

test('[7.6] while a code waits nothing is announced: its time runs, and no live region changes', async ({ page, qa, site }) => {
  const { deposit, kit } = site.t
  await signedIn(page, await qa.newMember({ payeeName: 'Ana Clara Souza', idNumber: 'new' }))
  await page.goto('/m/voucherCenter')
  await page.getByLabel(deposit.form.amount, { exact: true }).fill('50')
  await button(page, new RegExp(`^${deposit.form.submit.PIX}`)).click()
  await expect(button(page, deposit.pix.copy)).toBeVisible()
  const timer = page.getByRole('timer', { name: new RegExp(`^${kit.timeLeft}: \\d+ minutos$`) })
  const before = await timer.textContent()
  const changes = await page.evaluate(async () => {
    const found: string[] = []
    const isLive = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest(
        '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]',
      )
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = isLive(target)
        if (region) found.push(region.outerHTML.slice(0, 200))
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    await new Promise((end) => setTimeout(end, 6000))
    return found
  })
  expect(changes).toEqual([])
  expect(await timer.textContent()).not.toBe(before)
})
