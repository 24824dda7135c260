const ids = new Map<string, string>()

/** The captcha whose picture (base64) a client of this page has got. */
export const captchaIdOf = (picture: string): string | undefined => ids.get(picture)

/** Stores which captcha the picture in an answer belongs to. */
export async function noteCaptcha(answer: Response): Promise<void> {
  const text = await answer.text()
  const [id, picture] = [/"captchaId":"([^"]+)"/, /"image":"([^"]+)"/].map((field) => field.exec(text)?.[1])
  if (id && picture) ids.set(picture, id)
}
