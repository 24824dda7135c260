import type { Page } from '@playwright/test'

/** The phone's own passkeys, emulated by Chromium: no prompt appears, and the user is always verified until `refuse` changes that. */
export async function virtualAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether the player confirms on the device. */
    allow: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Passkeys on the device. */
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}
