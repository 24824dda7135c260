import { useSyncExternalStore } from 'react'

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

function set(next: InstallEvent | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Defers the browser's install prompt until the player requests it (2.17). Call it before the page has loaded. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallEvent)
  })
  addEventListener('appinstalled', () => set(undefined))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows the browser's install prompt, once; undefined without one. */
export function useInstall(): (() => void) | undefined {
  const installEvent = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  )
  if (!installEvent) return undefined
  return () => {
    set(undefined)
    installEvent.prompt().catch((error: unknown) => console.warn('The browser did not ask:', error))
  }
}
