import { expect, type Page } from '@playwright/test'

/** Console errors, uncaught exceptions and violations of the content security policy during a test. */
export class Problems {
  readonly #seen: string[] = []
  readonly #allowed: RegExp[] = []

  async watch(page: Page): Promise<void> {
    page.on('pageerror', (error) => this.#seen.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} ${message.location().url}`)
    })
    await page.exposeFunction('reportViolation', (text: string) => this.#seen.push(`policy: ${text}`))
    await page.addInitScript(() => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        report(`${violatedDirective} ${blockedURI} ${sample}`),
      )
    })
  }

  /** Allows problems that this test provokes on purpose. Violations of the policy are never allowed. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  assertNone(): void {
    expect(this.#seen.filter((text) => text.startsWith('policy:') || !this.#allowed.some((pattern) => pattern.test(text)))).toEqual([])
  }
}
