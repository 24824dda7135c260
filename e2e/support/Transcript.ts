import type { CDPSession, Page } from '@playwright/test'
import { recordAnnounced } from './recordAnnounced.ts'
import { settled } from './walk.ts'

interface AxNode {
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value: unknown } }[]
}

/** Longer than an answer takes on a busy machine. */
const QUIET_MS = 1000

/** What is said of a focused element besides its role and name. */
const states = ['required', 'invalid', 'expanded', 'pressed', 'checked', 'disabled', 'level']

/**
 * What a screen reader says during a journey, to read and to compare: the title, the texts of live regions, the focused element and the
 * content of a new view, each from the browser's own accessibility tree. Times, amounts and numbers become `#`.
 */
export class Transcript {
  readonly #page: Page
  readonly #cdp: CDPSession
  /** Names made for this run, and what is written instead. */
  readonly #names: Readonly<Record<string, string>>
  readonly #lines: string[] = []
  #title = ''
  #hasOpened = false
  #focus = ''

  private constructor(page: Page, cdp: CDPSession, names: Readonly<Record<string, string>>) {
    this.#page = page
    this.#cdp = cdp
    this.#names = names
  }

  /** Before the page is opened: it records from then on. */
  static async of(page: Page, names: Readonly<Record<string, string>> = {}): Promise<Transcript> {
    await page.addInitScript(recordAnnounced)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Accessibility.enable')
    return new Transcript(page, cdp, names)
  }

  /** Does something and writes what is said of it; `view` also writes the content of the page or the open dialog. */
  async step(what: string, act: () => Promise<unknown>, view?: 'view'): Promise<void> {
    await act()
    await settled(this.#page)
    await this.#quiet()
    // The texts, and with them the title, may come after the content.
    await this.#page.getByRole('heading').first().waitFor()
    this.#lines.push('', `▸ ${what}`)
    const title = await this.#page.title()
    if (title !== this.#title) this.#write(`title: ${title}`)
    this.#title = title
    const announced = await this.#page.evaluate(() => window.announced?.splice(0) ?? [])
    // What a page contains when it opens is not announced.
    if (this.#hasOpened) for (const text of announced) this.#write(`says: ${text}`)
    this.#hasOpened = true
    const focus = await this.#focused()
    if (focus !== this.#focus) this.#write(`focus: ${focus}`)
    this.#focus = focus
    if (!view) return
    const dialog = this.#page.locator('[role=dialog], [role=alertdialog]').last()
    const shown = (await dialog.count()) ? dialog : this.#page.getByRole('main')
    for (const line of (await shown.ariaSnapshot()).split('\n')) this.#write(`  ${line}`)
  }

  text(): string {
    return `${this.#lines.join('\n').trim()}\n`
  }

  #write(line: string) {
    let text = line
    for (const [name, instead] of Object.entries(this.#names)) text = text.replaceAll(name, instead)
    this.#lines.push(`  ${normalised(text)}`)
  }

  /** Waits until nothing has changed for a while: data that arrives after the view is part of it. */
  async #quiet(): Promise<void> {
    await this.#page.waitForFunction((quietMs) => performance.now() - window.changedAt! > quietMs, QUIET_MS)
  }

  async #focused(): Promise<string> {
    const { result } = (await this.#cdp.send('Runtime.evaluate', { expression: 'document.activeElement' })) as {
      result: { objectId: string }
    }
    const { nodes } = (await this.#cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })) as {
      nodes: AxNode[]
    }
    const { role, name, description, properties = [] } = nodes[0] ?? {}
    if (!role || ['RootWebArea', 'none', 'generic'].includes(role.value)) return 'nothing'
    const more = properties
      .filter(({ name: state, value }) => states.includes(state) && value.value !== false && value.value !== 'false')
      .map(({ name: state, value }) => (value.value === true || value.value === 'true' ? state : `${state} ${String(value.value)}`))
    return [`${role.value} "${name?.value ?? ''}"`, ...more, description?.value && `(${description.value})`].filter(Boolean).join(', ')
  }
}

/** Numbers, amounts, times and ids differ from run to run. */
const normalised = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    // What an address carries for its page.
    .replaceAll(/(?<=\/url: [^#\n]*)#.*/gm, '')
    // A PIX code.
    .replaceAll(/\b000201.*$/gm, '#')
    .replaceAll(/\b(?=\w*\d)[A-Za-z0-9]{9,}\b/g, '#')
    .replaceAll(/(?<!level[= ])\d+(?:[.,:/]\d+)*/g, '#')
    .replaceAll(/\w*•+\w*/g, '•')
