import type { CaptchaWork } from './CaptchaWork.ts'

/**
 * Does the work of a captcha and returns the value of `captchaWork`; undefined if no work is required, if it takes longer than the
 * captcha is valid, or if it was aborted. WebCrypto derives the keys off the main thread. Start it with the captcha, while the player reads the digits.
 */
export async function solveCaptchaWork(
  work: CaptchaWork | undefined,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number | undefined> {
  if (!work) return undefined
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')])
  if (signal?.aborted) return undefined
  const controller = new AbortController()
  signal?.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge: { parameters: work }, deriveKey, controller, timeout: 120_000 })
  return solution?.counter
}
