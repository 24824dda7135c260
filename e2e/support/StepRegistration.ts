import { newCpf } from '@platform/test-kit/scenarios'
import { expect, type Locator, type Page } from '@playwright/test'
import { marketOf, type MarketProfile } from '../../packages/sdk/src/exports/markets.ts'
import { type GuestStep, type MemberStep, type Step, stepsOf } from '../../packages/player/src/auth/RegisterSteps/stepsOf.ts'
import type { QaConsole } from './QaConsole.ts'
import { received } from './received.ts'
import type { Site } from './Site.ts'

/** How fields are filled in and targets tapped. */
export interface Hand {
  type(field: Locator, text: string): Promise<void>
  tap(target: Locator): Promise<void>
}

/** At once. */
const robot: Hand = { type: (field, text) => field.fill(text), tap: (target) => target.click() }

interface Stage {
  page: Page
  qa: QaConsole
  site: Site
  /** Code of the market. */
  market?: string
  hand?: Hand
}

/** A registration of one question a page, as a player answers it. */
export class StepRegistration {
  readonly page: Page
  readonly steps: readonly Step[]
  readonly person = {
    cpf: newCpf(),
    name: 'Ana Clara Souza',
    birth: '1990-05-17',
    mobile: `119${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    email: `ana${Math.random().toString(36).slice(2, 10)}@correio.example`,
    password: `Se9${Math.random().toString(36).slice(2, 10)}`,
  }
  userName = ''
  readonly #qa: QaConsole
  readonly #site: Site
  readonly #hand: Hand
  /** Texts of the page's language. */
  t: Site['t']

  constructor({ page, qa, site, market, hand = robot }: Stage, t: Site['t'] = site.t) {
    this.page = page
    this.steps = stepsOf(marketOf(market) as MarketProfile)
    this.#qa = qa
    this.#site = site
    this.#hand = hand
    this.t = t
  }

  heading(step: Step) {
    return this.page.getByRole('heading', { name: this.t.signUp[step].question, level: 1 })
  }

  field(label: string) {
    return this.page.getByRole('main').getByLabel(label, { exact: true })
  }

  next() {
    return this.page.getByRole('main').getByRole('button', { name: this.t.signUp.next, exact: true })
  }

  /** Whether the page shows this step: its question, its address and an honest number. */
  async expectStep(step: Step): Promise<void> {
    await expect(this.heading(step)).toBeVisible()
    const text = this.t.signUp.progress
      .replace('{step}', String(this.steps.indexOf(step) + 1))
      .replace('{steps}', String(this.steps.length))
    await expect(this.page.getByRole('progressbar', { name: this.t.signUp.name })).toHaveAttribute('aria-valuetext', text)
    if (step !== this.steps[0]) expect(new URL(this.page.url()).searchParams.get('step')).toBe(step)
  }

  /** Fills in a step, without going on. */
  async fill(step: GuestStep | MemberStep): Promise<void> {
    const { t, person } = this
    const { auth, signUp } = t
    const { type, tap } = this.#hand
    switch (step) {
      case 'document':
        return type(this.field(signUp.document.label), person.cpf)
      case 'person':
        await type(this.field(signUp.person.name), person.name)
        return type(this.field(signUp.person.birth), person.birth)
      case 'phone':
        await type(this.field(auth.mobile), person.mobile)
        await tap(this.page.getByRole('button', { name: t.kit.sendCode }))
        await expect(this.field(auth.code)).toBeEnabled()
        return this.fillCode()
      case 'email':
        return type(this.field(auth.register.fields.email), person.email)
      case 'account':
        this.userName = await this.field(auth.register.fields.username).inputValue()
        await type(this.field(auth.password), person.password)
        await type(this.field(auth.register.fields.confirmPassword), person.password)
        await expect.poll(() => this.#site.captchaDigits()).toMatch(/^\d{4,6}$/)
        await type(this.field(auth.captcha), await this.#site.captchaDigits())
        await tap(this.page.getByLabel(auth.register.age.replace('{age}', '18')))
        return tap(this.page.locator('input[name=agree]'))
      case 'emailCode':
        await expect(this.field(auth.register.fields.email)).toHaveValue(person.email)
        await tap(this.page.getByRole('button', { name: t.kit.sendCode }))
        await expect.poll(() => received(this.#qa, person.email)).toMatch(/^\d{6}$/)
        return type(this.field(signUp.emailCode.code), await received(this.#qa, person.email))
      case 'address':
        await type(this.field(signUp.address.cep), '01310-100')
        await expect(this.field(signUp.address.street)).toHaveValue('Avenida Paulista')
        return type(this.field(signUp.address.number), '1000')
      case 'gender':
        return tap(this.page.getByRole('radio', { name: signUp.gender.unstated }))
      case 'limits':
        await type(this.field(signUp.limits.kind.loss), '500')
        return type(this.field(signUp.limits.kind.time), '120')
      case 'identity':
        for (const side of ['front', 'back', 'selfie'] as const) await this.sendPicture(side)
    }
  }

  /** Types the code that the last SMS brought. */
  async fillCode(): Promise<void> {
    await expect.poll(() => received(this.#qa, `55${this.person.mobile}`)).toMatch(/^\d{6}$/)
    await this.#hand.type(this.field(this.t.auth.code), await received(this.#qa, `55${this.person.mobile}`))
  }

  /** Answers a step and goes on. */
  async answer(step: Exclude<Step, 'identity'>): Promise<void> {
    await this.expectStep(step)
    await this.fill(step)
    const { submit } = this.t.auth.register
    await this.#hand.tap(step === 'account' ? this.page.getByRole('button', { name: submit, exact: true }) : this.next())
  }

  /** Answers the steps before this one. */
  answerUntil(last: Step): Promise<void> {
    return this.answerUntilFrom(this.steps[0]!, last)
  }

  /** The same from a step on. */
  async answerUntilFrom(first: Step, last: Step): Promise<void> {
    for (const step of this.steps.slice(this.steps.indexOf(first), this.steps.indexOf(last)))
      await this.answer(step as Exclude<Step, 'identity'>)
    await this.expectStep(last)
  }

  /** Chooses a picture of a document as a file. */
  async sendPicture(side: 'front' | 'back' | 'selfie', look: 'good' | 'dark' = 'good'): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t.security.identity.sides[side] })).toBeVisible()
    await this.page.locator('input[type=file]').setInputFiles({
      name: 'documento.jpg',
      mimeType: 'image/jpeg',
      buffer: await documentPicture(this.page, look),
    })
  }

  /** Decides as the operator's desk. */
  async decide(outcome: 'accepted' | 'refused', reason?: string): Promise<void> {
    await expect(this.page.getByText(this.t.security.identity.review)).toBeVisible()
    const { identities } = await this.#qa.call<{ identities: { id: number; userName: string }[] }>('GET', 'desk')
    const { id } = identities.find(({ userName }) => userName === this.userName)!
    await this.#qa.call('POST', 'kyc/decide', { id, outcome, reason })
  }

  /** All steps, to an open account; ends on the page after them. */
  async complete(): Promise<void> {
    await this.answerUntil('identity')
    await this.fill('identity')
    await this.decide('accepted')
    await this.page.getByRole('link', { name: this.t.signUp.identity.open }).click()
  }
}

/** As from a camera: sharp lines on grey paper. */
async function documentPicture(page: Page, look: 'good' | 'dark'): Promise<Buffer> {
  const address = await page.evaluate(
    (paper) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
      const context = canvas.getContext('2d')!
      context.fillStyle = paper
      context.fillRect(0, 0, 900, 600)
      context.fillStyle = '#111'
      for (let line = 4; line < 34; line++) context.fillRect(100, line * 15, 700, 6)
      return canvas.toDataURL('image/jpeg')
    },
    look === 'dark' ? '#222' : '#d8d8d8',
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
