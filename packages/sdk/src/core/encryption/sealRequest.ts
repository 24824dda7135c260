import type { Seal } from './Seal.ts'

/** Envelope E1 with the key of this client. */
export const seal: Seal = async () => {
  throw new Error('not written yet')
}
