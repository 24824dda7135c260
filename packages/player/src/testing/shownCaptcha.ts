import { captchaIdOf, sandboxUrl } from '@platform/test-kit/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

let read: string | undefined

/**
 * The digits of the captcha that the page shows: of this picture, not of the newest captcha, whose picture may be on its way. The picture of
 * an earlier attempt stays until its refusal has arrived.
 */
export async function shownCaptcha(): Promise<string> {
  const picture = page.getByAltText('Imagem com o código')
  let digits = ''
  await expect
    .poll(async () => {
      const [, image = ''] = picture.query()?.getAttribute('src')?.split(',') ?? []
      digits = image === read ? '' : await digitsOf(captchaIdOf(image))
      if (digits) read = image
      return digits
    })
    .toMatch(/^\d+$/)
  return digits
}

async function digitsOf(id: string | undefined): Promise<string> {
  if (id === undefined) return ''
  // oxlint-disable-next-line no-restricted-globals -- the console is no call of the SDK
  const answer = await fetch(`${sandboxUrl()}/console/api/captchas`)
  return ((await answer.json()) as { id: string; digits: string }[]).find((one) => one.id === id)?.digits ?? ''
}
