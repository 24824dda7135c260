import { useState } from 'react'
import { PlatformError } from '@platform/sdk'
import type { SocialChannel } from '../../session/IdentityProvider.ts'
import { chooseAutoLogin } from '../../session/sessionStore.ts'
import { forgetLogin } from '../../storage/rememberedLogin.ts'
import { useFailure } from '../useFailure.ts'
import { useOnce } from '../useOnce.ts'
import { useSignIn } from '../useSignIn.ts'
import { useWarnIfNotStored } from '../useWarnIfNotStored.ts'
import { payloadOf, useUnlinkedProof } from './proof.ts'
import type { SocialLogin, SocialOutcome } from './SocialButtons.tsx'
import { useIdentity } from './useIdentity.ts'

/** Signs in with a third-party account (2.9). One without an account here is stored, and the next sign-in or registration links it. */
export function useSocialLogin(): SocialLogin {
  const failureOf = useFailure()
  const warnIfNotStored = useWarnIfNotStored()
  const { provider, social, awaited } = useIdentity()
  const [unlinked, setUnlinked] = useUnlinkedProof()
  const { signIn, captcha } = useSignIn()
  const [waiting, setWaiting] = useState<SocialChannel>()
  const [outcome, setOutcome] = useState<SocialOutcome>()

  const start = useOnce(async (channel: SocialChannel, remember: boolean, digits: string) => {
    setWaiting(channel)
    setOutcome(undefined)
    setUnlinked(undefined)
    let proof
    try {
      proof = await provider.signIn(channel)
      if (!proof) return setOutcome({ kind: 'cancelled', channel })
      chooseAutoLogin(remember)
      await signIn({ type: 'username', ...payloadOf(proof) }, digits)
      await forgetLogin()
      warnIfNotStored(remember)
    } catch (error) {
      if (codeOf(error) === 'identity.unknown') return setUnlinked(proof)
      setOutcome(codeOf(error) === 'popup.blocked' ? { kind: 'blocked', channel } : { kind: 'failed', failure: failureOf(error) })
    } finally {
      setWaiting(undefined)
    }
  })
  return {
    channels: social,
    awaited,
    waiting,
    outcome,
    captcha,
    unlinked:
      unlinked && unlinked.channel !== 'sms'
        ? { channel: unlinked.channel, email: unlinked.email, onDrop: () => setUnlinked(undefined) }
        : undefined,
    onStart: (channel, remember, digits) => void start(channel, remember, digits),
  }
}

const codeOf = (error: unknown) => (error instanceof PlatformError ? error.code : undefined)
