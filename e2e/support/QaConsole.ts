export interface Member {
  userName: string
  password: string
}

/** A member that the console has made, signed in. */
export interface NewMember extends Member {
  token: string
}

/** The HTTP API of the sandbox's QA console. */
export class QaConsole {
  readonly #gateway: string
  readonly merchant: string

  constructor(gateway: string, merchant: string) {
    this.#gateway = gateway
    this.merchant = merchant
  }

  /** A fresh member of this merchant; balance in cents. */
  newMember(options: { balance?: number; type?: number; payeeName?: string; idNumber?: string } = {}): Promise<NewMember> {
    return this.call<NewMember>('POST', 'members', { merchant: this.merchant, ...options })
  }

  /** The digits of a captcha. */
  async captchaDigits(id: string): Promise<string> {
    const captchas = await this.call<{ id: string; digits: string }[]>('GET', 'captchas')
    return captchas.find((captcha) => captcha.id === id)?.digits ?? ''
  }

  /** Makes calls fail until all faults are cleared, or `times` times. */
  async fault(fault: { path: string; kind: 'drop' | 'error' | 'garble' | 'cut'; when?: 'after'; times?: number }): Promise<void> {
    await this.call('POST', 'faults', fault)
  }

  async clearFaults(): Promise<void> {
    await this.call('POST', 'faults/clear', {})
  }

  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#gateway}/console/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: this.#gateway },
      body: body && JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} console/api/${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
