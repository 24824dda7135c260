import { newMember, sandboxUrl } from '@platform/test-kit/browser'
import { expect } from 'vitest'

/** An unused Brazilian number. */
export const newMobile = () => `219${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function lastMessage(recipient: string): Promise<string> {
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const answer = await fetch(`${sandboxUrl()}/console/api/messages?recipient=${encodeURIComponent(recipient)}`)
  const [message] = (await answer.json()) as { text: string }[]
  return message?.text ?? ''
}

/** What a pattern finds in the last message: the page may still be sending it. */
async function found(recipient: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => lastMessage(recipient)).toMatch(pattern)
  return pattern.exec(await lastMessage(recipient))?.[1] ?? ''
}

/** The code of the last SMS to a number. */
export const sentCode = (mobile: string) => found(`55${mobile}`, /(\d{6})/)

/** The code of the last e-mail to an address. */
export const sentEmailCode = (email: string) => found(email, /(\d{6})/)

/** The temporary password of the last e-mail to an address. */
export const sentPassword = (email: string) => found(email, /provisória é (\w+)/)

/** A member with a verified mobile number, to which no message was sent recently. */
export async function mobileMember() {
  const mobile = newMobile()
  const email = `qa${mobile}@mail.example`
  return { ...(await newMember({ mobile: `55${mobile}`, email })), mobile, email }
}
