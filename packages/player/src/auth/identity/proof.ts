import { atom } from 'jotai'
import type { IdentityProof } from '../../session/IdentityProvider.ts'

/** A third-party account without an account here: the next sign-in or registration links the two. In memory only. */
export const unlinkedProofAtom = atom<IdentityProof | undefined>(undefined)

/** A proof as a field of login and registration (section 3). */
export const payloadOf = (proof: IdentityProof | undefined) => proof && { firebaseChannel: proof.channel, firebaseIdToken: proof.idToken }
