interface CaptchaAnswer {
  isFetching: boolean
  isError: boolean
  data?: { image: string }
}

/** The picture as an address, whether or not the gateway already made it one; '' where it did not load, undefined while it does. */
export function captchaImage({ isFetching, isError, data }: CaptchaAnswer): string | undefined {
  if (isFetching || (!data && !isError)) return undefined
  const { image } = data ?? { image: '' }
  return !image || image.startsWith('data:') ? image : `data:image/png;base64,${image}`
}
