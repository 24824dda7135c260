import { Refusal } from '../base/Refusal.ts'

export const wrongPasskey = () => new Refusal('passkey.wrong', 400)

/** Maps every error of the library to the same refusal. */
export async function verifyPasskey<Result extends { verified: boolean }>(attempt: () => Promise<Result>): Promise<Result> {
  const result = await attempt().catch(() => undefined)
  if (!result?.verified) throw wrongPasskey()
  return result
}

/** The browser's answer, or `passkey.wrong`. */
export function answerOfBrowser<Answer>(response: string): Answer {
  try {
    const answer: unknown = JSON.parse(response)
    if (typeof answer === 'object' && answer) return answer as Answer
  } catch {
    // Not JSON: refused below.
  }
  throw wrongPasskey()
}
