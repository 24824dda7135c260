import { startTransition, type ReactNode } from 'react'
import type { FirstView } from './firstView.ts'
import { pressOnceHydrated } from './pressOnceHydrated.ts'
import { rememberTyped } from './rememberTyped.ts'

/** Hydrates the page with the app, or renders it in place of the boot frame. What the visitor has typed or tapped by then counts. */
export async function mountApp(root: HTMLElement, app: ReactNode, { prerendered, shown }: FirstView): Promise<void> {
  const { createRoot, hydrateRoot } = await importRenderer()
  await new Promise((nextTask) => setTimeout(nextTask))
  // React hears the taps on what it hydrates.
  const tapped = globalThis.early?.takeTap()
  const restoreTyped = rememberTyped(root)
  // As a transition: rendering does not block a tap on prerendered content.
  startTransition(() => (prerendered ? void hydrateRoot(root, app) : createRoot(root).render(app)))
  void shown.then(restoreTyped).then(() => tapped && pressOnceHydrated(tapped))
}

const { stackTraceLimit } = Error

/**
 * React's renderer, which is part of the first file, but evaluated in a task of its own: it takes about as long as everything else there.
 * React creates errors meanwhile. With developer tools attached, as in Lighthouse, the browser parses the complete file for the stack of each
 * (17 of 28 ms), so they have none.
 */
async function importRenderer() {
  Error.stackTraceLimit = 0
  try {
    return await import('react-dom/client')
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
