const checkEvery = 60_000

interface TypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL(address: string): string }
}

/** Registers `/sw.js`, the only script address that the page's policy allows. Rejects if there is none, as under Vite. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TypesFactory }
  const policy = trustedTypes?.createPolicy('platform', { createScriptURL: () => '/sw.js' })
  const registration = await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js', { updateViaCache: 'none' })
  // A browser that blocks workers may resolve to undefined.
  if (!registration) throw new Error('No worker was registered')
  return registration
}

/** Checks for a new version when the page becomes visible again, at most once a minute: pages may stay open for days. */
export function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - last < checkEvery) return
    last = performance.now()
    // Fails without a network.
    registration.update().catch(() => undefined)
  })
}
