/** A business failure that may be shown to the player: `throw new Refusal('login.password', 400)`. Anything else thrown is a 500. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly status: number
  /** Sent as the envelope's `value`, for example `{ captcha: true }`. */
  readonly value: Record<string, unknown> | undefined
  readonly headers: Record<string, string> | undefined

  constructor(code: string, status = 400, value?: Record<string, unknown>, headers?: Record<string, string>) {
    super(code)
    this.code = code
    this.status = status
    this.value = value
    this.headers = headers
  }
}

/** Absent and not yours are the same answer, so that ids cannot be guessed. */
export const notFound = () => new Refusal('notFound', 404)

/** Over a limit; contains the time to retry. */
export const tooMany = (retryAfterMs: number) =>
  new Refusal('rate.limited', 429, undefined, { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) })

/** More than this machine can do now; decides nothing. */
export const busy = (retryAfterSeconds: number) => new Refusal('server.busy', 503, undefined, { 'Retry-After': String(retryAfterSeconds) })

/** The named fields are wrong. */
export const invalid = (...fields: string[]) =>
  new Refusal('validation', 400, { fields: Object.fromEntries(fields.map((field) => [field, 'validation'])) })
