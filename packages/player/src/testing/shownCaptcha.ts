import { sandboxUrl } from '@platform/test-kit/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

let read: string | undefined

/**
 * The digits of the captcha that the page shows. Its picture loads late: until then the newest captcha is that of an earlier page, or of an
 * earlier attempt, whose picture stays until the refusal has arrived.
 */
export async function shownCaptcha(): Promise<string> {
  const picture = page.getByAltText('Imagem com o código')
  await expect.element(picture).toBeVisible()
  await expect.poll(() => picture.query()?.getAttribute('src') ?? read).not.toBe(read)
  read = picture.element().getAttribute('src') ?? undefined
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const answer = await fetch(`${sandboxUrl()}/console/api/captchas`)
  return ((await answer.json()) as { digits: string }[])[0]!.digits
}
