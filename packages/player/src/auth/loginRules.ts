import * as z from 'zod/mini'

/** Bounds of the login rules (decisions, "Members and access"). */
export const loginLimits = {
  username: { min: 3, max: 20 },
  password: { min: 6, max: 20 },
  captcha: { max: 6 },
  mobile: { min: 8, max: 20 },
  code: { min: 4, max: 10 },
}

/** Names of the messages that a field may show, in the `auth` catalogue. */
export type LoginMessage =
  | 'usernameFormat'
  | 'passwordFormat'
  | 'captchaRequired'
  | 'captchaFormat'
  | 'mobileFormat'
  | 'codeRequired'
  | 'codeFormat'

const message = (key: LoginMessage) => key

const fields = {
  username: z.string().check(z.trim(), z.regex(/^\w{3,20}$/, message('usernameFormat'))),
  password: z.string().check(z.minLength(6, message('passwordFormat')), z.maxLength(20, message('passwordFormat'))),
  remember: z.boolean(),
}

const captcha = z.string().check(z.minLength(1, message('captchaRequired')), z.regex(/^\d{0,6}$/, message('captchaFormat')))

/** What the login form accepts (section 5); the captcha counts only while it is shown. */
export const loginSchema = (withCaptcha: boolean) => z.object({ ...fields, captcha: withCaptcha ? captcha : z.string() })

export type LoginValues = z.output<ReturnType<typeof loginSchema>>

/** What the login by SMS accepts (sections 5, 9). */
export const codeLoginSchema = z.object({
  mobile: z.string().check(z.regex(/^\d{8,20}$/, message('mobileFormat'))),
  code: z.string().check(z.minLength(1, message('codeRequired')), z.regex(/^(\d{4,10})?$/, message('codeFormat'))),
  remember: z.boolean(),
})

export type CodeLoginValues = z.output<typeof codeLoginSchema>

/** Stands in the password field for a remembered password, which stays sealed until submit. */
export const savedPassword = '•'.repeat(10)

/** What is left when the player edits a field that shows the remembered password: only what was typed. */
export const editedPassword = (before: string, after: string): string => (before === savedPassword ? after.replaceAll('•', '') : after)
