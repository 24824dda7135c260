import { atom } from 'jotai'
import type { IdentityProof } from '../../session/IdentityProvider.ts'

/** An account elsewhere that opens none here yet: the next sign-in or registration links the two. In memory only. */
export const unlinkedProofAtom = atom<IdentityProof | undefined>(undefined)

/** A proof as login and registration carry it (section 3). */
export const payloadOf = (proof: IdentityProof | undefined) => proof && { firebaseChannel: proof.channel, firebaseIdToken: proof.idToken }
