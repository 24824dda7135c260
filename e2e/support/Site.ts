import { expect, type Page } from '@playwright/test'
import type { Member, NewMember, QaConsole } from './QaConsole.ts'
import { texts } from './texts.ts'

/** A player's actions on the site, by the names that a player sees. */
export class Site {
  readonly page: Page
  readonly t: ReturnType<typeof texts>
  readonly #qa: QaConsole
  #captchaId = ''

  constructor(page: Page, qa: QaConsole) {
    this.page = page
    this.#qa = qa
    this.t = texts('pt-BR', qa.merchant)
    page.on('response', async (response) => {
      if (!response.url().includes('/wps/captcha') || !response.ok()) return
      // The response of a page that was left cannot be read, and it is not needed.
      const answer = (await response.json().catch(() => undefined)) as { value: { captchaId: string } } | undefined
      if (answer) this.#captchaId = answer.value.captchaId
    })
  }

  async home(): Promise<void> {
    await this.page.goto('/m/home')
    await expect(this.page.getByRole('main')).toBeVisible()
  }

  /** Fills the form of the login screen and sends it. */
  async submitLogin({ userName, password }: Member): Promise<void> {
    await this.page.getByLabel(this.t.auth.username, { exact: true }).fill(userName)
    await this.page.getByLabel(this.t.auth.password, { exact: true }).fill(password)
    await this.page.getByRole('button', { name: this.t.auth.submit, exact: true }).click()
  }

  /** Signs in at the login screen. */
  async signIn(member: Member): Promise<void> {
    await this.page.goto('/m/login')
    await this.submitLogin(member)
    await expect(this.balance()).toBeVisible()
  }

  /** Signs in with the session that the console made for a new member, as remember-me stores it. No screen is opened: go to one. */
  async enter(member: NewMember): Promise<void> {
    const blank = '**/m/blank'
    await this.page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await this.page.goto('/m/blank')
    await this.page.unroute(blank)
    await this.page.evaluate((session) => {
      localStorage.setItem('autoLogin', '1')
      localStorage.setItem('MC_SESSION_INFO', session)
    }, JSON.stringify(member))
  }

  /** The header's button with name and balance; a press refreshes it. */
  balance() {
    return this.page.getByRole('banner').getByRole('button', { name: this.t.layout.refreshBalance })
  }

  /** The alert with a text; the empty alert is the toast region. */
  alert() {
    return this.page.getByRole('alert').filter({ hasText: /\S/ })
  }

  /** An amount in cents as the site formats it, whatever its currency. */
  amount(cents: number): RegExp {
    const text = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(cents / 100)
    return new RegExp(`(?<![\\d.,])${text.replaceAll('.', String.raw`\.`)}`)
  }

  /** Plays rounds of the open game until a payout differs from its stake; returns the stakes and the resulting balance, in cents. */
  async playRounds(before: number): Promise<{ staked: number; balance: number }> {
    const spin = this.page.frameLocator('iframe').getByRole('button', { name: 'Girar' })
    const shown = this.page.getByRole('status', { name: this.t.games.launch.balance })
    await expect(shown).toContainText(/\d/)
    for (let staked = 0; ;) {
      const answering = this.page.waitForResponse((response) => response.url().includes('/play/api/stake') && response.ok())
      await spin.click()
      const { value } = (await (await answering).json()) as { value: { balance: number; round: { stake: number } } }
      staked += value.round.stake
      // The site learns the outcome of a round after its game has shown it.
      await expect(spin).toBeEnabled()
      await expect(shown).toContainText(this.amount(value.balance))
      if (value.balance !== before) return { staked, balance: value.balance }
    }
  }

  /** The digits of the captcha on the login screen, read from the QA console. */
  captchaDigits(): Promise<string> {
    return this.#qa.captchaDigits(this.#captchaId)
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole('button', { name: this.t.layout.menu, exact: true }).click()
    await expect(this.page.getByRole('dialog', { name: this.t.layout.menu })).toBeVisible()
  }

  async signOut(): Promise<void> {
    await this.openMenu()
    await this.page.getByRole('dialog').getByRole('button', { name: this.t.menu.signOut }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: this.t.settings.confirm, exact: true }).click()
    await expect(this.page.getByRole('banner').getByRole('link', { name: this.t.layout.login, exact: true })).toBeVisible()
  }
}
