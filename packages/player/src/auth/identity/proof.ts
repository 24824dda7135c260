import { atom, useAtom } from 'jotai'
import { useClient } from '@platform/sdk/react'
import type { IdentityProof } from '../../session/IdentityProvider.ts'

// After this time the page may be used by someone else.
const heldFor = 10 * 60_000

const heldAtom = atom<{ proof: IdentityProof; epoch: number } | undefined>(undefined)

/**
 * A third-party account without an account here, and its setter: the next sign-in or registration links the two. In memory only; it
 * counts until the session changes, so that it is never linked to the account of another player.
 */
export function useUnlinkedProof(): [IdentityProof | undefined, (proof: IdentityProof | undefined) => void] {
  const { session } = useClient()
  const [held, hold] = useAtom(heldAtom)
  const setProof = (proof: IdentityProof | undefined) => {
    const next = proof && { proof, epoch: session.epoch }
    hold(next)
    if (next) setTimeout(() => hold((now) => (now === next ? undefined : now)), heldFor)
  }
  return [held?.epoch === session.epoch ? held?.proof : undefined, setProof]
}

/** A proof as a field of login and registration (section 3). */
export const payloadOf = (proof: IdentityProof | undefined) => proof && { firebaseChannel: proof.channel, firebaseIdToken: proof.idToken }
