import { sha256 } from '../../page/sha256.ts'

/** The result of the check of a proof: some browsers cannot compute the hash, e.g. on a page without a secure connection. */
export type ProofCheck = 'good' | 'bad' | 'impossible'

/** Whether the hash, computed on this device, matches the text. */
export async function checkProof(text: string, hash: string): Promise<ProofCheck> {
  try {
    return (await sha256(text)) === hash.toLowerCase() ? 'good' : 'bad'
  } catch {
    return 'impossible'
  }
}
