import { useEffect } from 'react'

/** Keeps the screen on while `active`, where the browser supports it; requests the lock again when the page becomes visible. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    // Undefined on insecure pages and in older browsers.
    const wakeLock = (navigator as Partial<Navigator>).wakeLock
    if (!active || !wakeLock) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      const newLock = await wakeLock.request('screen').catch(() => undefined)
      if (over) void newLock?.release()
      else lock = newLock
    }
    const look = () => void take()
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [active])
}
