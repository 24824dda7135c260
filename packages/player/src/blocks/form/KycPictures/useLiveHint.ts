import { useEffect, useState, type RefObject } from 'react'
import { hintOf, type PictureProblem } from './checkPicture.ts'
import { readFrame } from './readPicture.ts'

/** How often the camera's picture is looked at, ms: often enough to follow a hand, seldom enough for a slow phone. */
const PERIOD = 500

/** What is wrong with the picture that the camera shows now; measured on this device alone. Undefined before the first measurement. */
export function useLiveHint(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  isDocument: boolean,
): PictureProblem | 'good' | undefined {
  const [hint, setHint] = useState<PictureProblem | 'good'>()
  useEffect(() => {
    if (!isOn) return undefined
    const look = async () => {
      const frame = video.current && (await readFrame(video.current).catch(() => undefined))
      setHint(frame ? (hintOf(frame.grey, frame.side, isDocument) ?? 'good') : undefined)
    }
    const timer = setInterval(() => void look(), PERIOD)
    return () => {
      clearInterval(timer)
      setHint(undefined)
    }
  }, [video, isOn, isDocument])
  return hint
}
