import { useEffect, useEffectEvent, useRef } from 'react'

/** Empties the field of a captcha when its picture goes: its digits were those of that picture. What is typed before the next one arrives stays. */
export function useClearedWithPicture(image: string | undefined, clear: () => void): void {
  const clearField = useEffectEvent(clear)
  const shown = useRef(image)
  useEffect(() => {
    const before = shown.current
    shown.current = image
    if (before && before !== image) clearField()
  }, [image])
}
