import { useCallback, useEffect, useState } from 'react'

export type CameraState = 'off' | 'starting' | 'on' | 'refused'

/** The phone's camera in a video element, while it is enabled. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream>()
  const start = async (facing: 'environment' | 'user') => {
    setState('starting')
    try {
      const video = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } }
      setStream(await navigator.mediaDevices.getUserMedia({ video, audio: false }))
      setState('on')
    } catch {
      setState('refused')
    }
  }
  const stop = () => {
    setStream(undefined)
    setState('off')
  }
  useEffect(() => () => stream?.getTracks().forEach((track) => track.stop()), [stream])
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video && stream) video.srcObject = stream
    },
    [stream],
  )
  return { state, start, stop, show }
}

/** Whether this page can request a camera. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'
