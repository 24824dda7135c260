import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'
import { useCountOverlay } from './overlayState.ts'
import { useHideLive } from './useHideLive.ts'
import { useIgnoreSecondTap } from './useIgnoreSecondTap.ts'

/** Around every overlay: counts it, protects it from a double tap, silences the page behind it, and prevents the library from writing `<style>` elements, which a strict `style-src` refuses. */
export function OverlayFrame({ open, children }: { open: boolean; children: ReactNode }) {
  useCountOverlay(open)
  useIgnoreSecondTap(open)
  useHideLive(open)
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
