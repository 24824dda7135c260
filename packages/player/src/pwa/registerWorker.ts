const checkEvery = 60_000

interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string }
}

/** Registers `/sw.js`, the only script address that the page's policy lets through. Rejects where a site has none, as under Vite. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  const policy = trustedTypes?.createPolicy('platform', { createScriptURL: () => '/sw.js' })
  const registration = await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js', { updateViaCache: 'none' })
  // A browser that blocks workers may answer nothing.
  if (!registration) throw new Error('No worker was registered')
  return registration
}

/** A page that stays open for days requests a new version when somebody comes back to it, at most once a minute. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - last < checkEvery) return
    last = performance.now()
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined)
  })
}
