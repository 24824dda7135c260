import { useEffect, useEffectEvent, useRef } from 'react'

/** Empties the field of a captcha whenever its picture is replaced: its digits were those of the picture before. */
export function useClearedWithPicture(image: string | undefined, clear: () => void): void {
  const clearField = useEffectEvent(clear)
  const answered = useRef(image)
  useEffect(() => {
    if (answered.current === image) return
    answered.current = image
    clearField()
  }, [image])
}
