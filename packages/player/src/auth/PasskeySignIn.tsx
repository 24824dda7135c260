import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { startAuthentication } from '@simplewebauthn/browser'
import { useTranslations } from 'use-intl'
import { PlatformError } from '@platform/sdk'
import { passkeySignInMutation } from '@platform/sdk/query/security'
import { useClient } from '@platform/sdk/react'
import { Button, KeyIcon } from '@platform/ui'
import { hasPasskeys } from '../blocks/form/hasPasskeys.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { useFailure } from './useFailure.ts'

/** Signs in with a passkey of this device; renders nothing where passkeys are not supported. The parent watches the session. */
export function PasskeySignIn() {
  const t = useTranslations('auth')
  const failureOf = useFailure()
  const signIn = useMutation(passkeySignInMutation(useClient()))
  const [cancelled, setCancelled] = useState(false)
  if (!hasPasskeys()) return null
  const ask = async (options: string) => JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }))
  const start = () => {
    setCancelled(false)
    // An error of the browser means that the player closed its dialog, or has no passkey here.
    signIn.mutate(ask, { onError: (error) => setCancelled(!(error instanceof PlatformError)) })
  }
  return (
    <>
      <FailureNotice failure={cancelled ? { text: t('passkey.cancelled') } : failureOf(signIn.error)} />
      <Button tone="secondary" block loading={signIn.isPending} onClick={start}>
        <KeyIcon size="sm" />
        {t('passkey.signIn')}
      </Button>
    </>
  )
}
