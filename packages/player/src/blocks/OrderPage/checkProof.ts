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

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
