import type { startTestSandbox } from './startTestSandbox.ts'

/** A fresh captcha with its digits: what a person reads off the picture, the test reads off the console. */
export async function solveCaptcha({ send }: Pick<Awaited<ReturnType<typeof startTestSandbox>>, 'send'>) {
  const { image, captchaId }: { image: string; captchaId: string } = (await send('GET', '/wps/captcha')).body.value
  const shown = (await send('GET', '/console/api/captchas')).body.find(({ id }: { id: string }) => id === captchaId)
  return { image, captchaId, captcha: shown.digits as string }
}
