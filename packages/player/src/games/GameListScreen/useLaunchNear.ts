import { useEffect } from 'react'
import { savesData } from '../../session/useDataSaver.ts'

/** The list itself comes first. */
const AFTER_MS = 2000

/** Fetches the launch screen before a tile is tapped: a game opens sooner, and what happens on a weak network is told by the screen itself. */
export function useLaunchNear(): void {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(() => void import('../LaunchScreen/LaunchScreen.tsx').catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}
