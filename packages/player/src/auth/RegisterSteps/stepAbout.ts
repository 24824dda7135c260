import { PlatformError, ValidationError } from '@platform/sdk'
import { fieldOf } from '../RegisterScreen/registerError.ts'
import type { GuestStep } from './stepsOf.ts'

const steps: Partial<Record<string, GuestStep>> = {
  idNumber: 'document',
  payeeName: 'person',
  mobileNum: 'phone',
  verificationCode: 'phone',
  email: 'email',
}

/** The earlier question that a refused registration is about; undefined if it is about the account itself. */
export function stepAbout(error: unknown): GuestStep | undefined {
  const fields = error instanceof ValidationError ? Object.keys(error.fields) : error instanceof PlatformError ? [fieldOf(error)] : []
  return fields.map((field) => steps[field ?? '']).find((step) => step !== undefined)
}
