import { startTransition, type ReactNode } from 'react'
import type { FirstView } from './firstView.ts'
import { pressOnceHydrated } from './pressOnceHydrated.ts'
import { rememberTyped } from './rememberTyped.ts'

/** Hydrates the page with the app, or renders it in place of the boot frame. What the visitor has typed or tapped by then counts. */
export async function mountApp(root: HTMLElement, app: ReactNode, { prerendered, shown }: FirstView): Promise<void> {
  // A part of the first file, but evaluated in a task of its own: it takes about as long as everything else there.
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  await new Promise((nextTask) => setTimeout(nextTask))
  // React hears the taps on what it hydrates.
  const tapped = globalThis.takeTap?.()
  const restoreTyped = rememberTyped(root)
  // As a transition: rendering does not block a tap on prerendered content.
  startTransition(() => (prerendered ? void hydrateRoot(root, app) : createRoot(root).render(app)))
  void shown.then(restoreTyped).then(() => tapped && pressOnceHydrated(tapped))
}
