import { useEffect, useEffectEvent, useState } from 'react'
import { leave, onSiteMessage } from './parent.ts'

interface Site {
  /** A round is running: it ends before the game follows `close`. */
  busy: boolean
  /** Play goes on after a pause, in which the balance may have changed. */
  onResume: () => void
}

/** Follows the embedding site: it pauses the game, mutes it and closes it. */
export function useSite({ busy, onResume }: Site): { paused: boolean; muted: boolean } {
  const [paused, setPaused] = useState(false)
  const [muted, setMuted] = useState(false)
  const [closing, setClosing] = useState(false)
  const resume = useEffectEvent(onResume)
  useEffect(
    () =>
      onSiteMessage((message) => {
        if (message.type === 'pause') setPaused(true)
        if (message.type === 'mute') setMuted(message.muted)
        if (message.type === 'close') setClosing(true)
        if (message.type !== 'resume') return
        setPaused(false)
        resume()
      }),
    [],
  )
  const leaves = closing && !busy
  useEffect(() => {
    if (leaves) leave(undefined)
  }, [leaves])
  return { paused: paused || closing, muted }
}
