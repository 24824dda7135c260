import { sandboxUrl } from '@platform/test-kit/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The digits of the captcha that the page shows. Its picture loads late: until then the newest captcha is that of an earlier page. */
export async function shownCaptcha(): Promise<string> {
  await expect.element(page.getByAltText('Imagem com o código de verificação')).toBeVisible()
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const answer = await fetch(`${sandboxUrl()}/console/api/captchas`)
  return ((await answer.json()) as { digits: string }[])[0]!.digits
}
