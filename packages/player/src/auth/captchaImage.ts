/** The picture as an address, whether or not the gateway already made it one. */
export const captchaImage = (base64: string | undefined): string | undefined =>
  base64 && (base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`)
