import { newMember, sandboxUrl } from '@platform/test-kit/browser'

/** An unused Brazilian number. */
export const newMobile = () => `219${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function lastMessage(recipient: string): Promise<string> {
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const answer = await fetch(`${sandboxUrl()}/console/api/messages?recipient=${encodeURIComponent(recipient)}`)
  const [message] = (await answer.json()) as { text: string }[]
  return message?.text ?? ''
}

/** The code of the last SMS to a number. */
export const sentCode = async (mobile: string) => /\d{6}/.exec(await lastMessage(`55${mobile}`))?.[0] ?? ''

/** The temporary password of the last e-mail to an address. */
export const sentPassword = async (email: string) => /provisória é (\w+)/.exec(await lastMessage(email))?.[1] ?? ''

/** A member with a verified mobile number, to which no message was sent recently. */
export async function mobileMember() {
  const mobile = newMobile()
  const email = `qa${mobile}@mail.example`
  return { ...(await newMember({ mobile: `55${mobile}`, email })), mobile, email }
}
