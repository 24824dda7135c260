import type { startTestSandbox } from './startTestSandbox.ts'

/** The secret in the newest message to a recipient, as a person reads it off the phone. */
export async function readMessage({ send }: Pick<Awaited<ReturnType<typeof startTestSandbox>>, 'send'>, recipient: string) {
  const { body } = await send('GET', `/console/api/messages?recipient=${encodeURIComponent(recipient)}`)
  const text = (body[0]?.text ?? '') as string
  return { text, secret: /(?:código é|provisória é|code is|password is) (\w+)\./.exec(text)?.[1] ?? '', count: body.length as number }
}
