import type { QaConsole } from './QaConsole.ts'

/** The secret in the last SMS or e-mail to an address: the six digits of a code, or what `pattern` captures. */
export async function received(qa: QaConsole, recipient: string, pattern = /\b(\d{6})\b/): Promise<string> {
  const [message] = await qa.call<{ text: string }[]>('GET', `messages?recipient=${encodeURIComponent(recipient)}`)
  return pattern.exec(message?.text ?? '')?.[1] ?? ''
}
