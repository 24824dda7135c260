/** Why an identity is refused. */
export const refusalReasons = ['blur', 'glare', 'cut', 'expired', 'name', 'underage', 'mismatch', 'other'] as const
export type RefusalReason = (typeof refusalReasons)[number]

export interface IdentityCase {
  id: number
  name: string
  /** CPF. */
  idNumber: string
  birthDate: string
  pictures: { side: string; mime: string; content: Uint8Array }[]
}

/** What a service sees in the pictures: scores from 0 to 1. */
export interface IdentityResult {
  /** Whether the document is genuine, legible, valid, and of the person of the case. */
  document: 'valid' | RefusalReason
  /** How certainly the selfie is of a living person, not of a picture. */
  liveness: number
  /** How much its face is the one of the document. */
  face: number
  /** Date of birth in the document, `YYYY-MM-DD`: it replaces the one that was stated, and decides. */
  birthDate?: string
}

/** Compares a document and a face with what a member has stated. */
export interface IdentityService {
  /** `review`: a person decides. Runs outside any transaction, and is repeated with the same id until it returns a result. */
  check(request: IdentityCase): Promise<'review' | IdentityResult>
}

const LEAST = { liveness: 0.9, face: 0.8 }

/** The reason of a refusal; undefined if the identity is accepted. */
export function refusalOf({ document, liveness, face }: IdentityResult): RefusalReason | undefined {
  if (document !== 'valid') return document
  return liveness < LEAST.liveness || face < LEAST.face ? 'mismatch' : undefined
}
