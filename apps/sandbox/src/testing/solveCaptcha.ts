import type { OutputOf } from '@platform/sdk'
import { type getCaptcha, solveCaptchaWork } from '@platform/sdk/account'
import type { startTestSandbox } from './startTestSandbox.ts'

/** The answer to a new captcha: a person reads the picture, the test reads the console. */
export async function solveCaptcha(
  { send }: Pick<Awaited<ReturnType<typeof startTestSandbox>>, 'send'>,
  address?: string,
  merchant?: string,
) {
  const { captchaId, work }: OutputOf<typeof getCaptcha> = (await send('GET', '/wps/captcha', { address, merchant })).body.value
  const challenge = (await send('GET', '/console/api/captchas')).body.find(({ id }: { id: string }) => id === captchaId)
  return { captchaId, captcha: challenge.digits as string, captchaWork: await solveCaptchaWork(work) }
}
