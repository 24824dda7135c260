import { useEffect } from 'react'
import { savesData } from '../../session/useDataSaver.ts'

/** The list itself loads first. */
const AFTER_MS = 2000

/** Preloads the launch screen, so that a game opens sooner, and a weak network's errors are shown by the screen itself. */
export function useLaunchNear(): void {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(() => void import('../LaunchGameScreen/LaunchGameScreen.tsx').catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
