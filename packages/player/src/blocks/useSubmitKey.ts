import { useRef } from 'react'
import { newIdempotencyKey, PlatformError } from '@platform/sdk'

export interface SubmitKey {
  /** The key of the submit under way; a new try after an unknown outcome has the same one. */
  take: () => string
  /** A final answer came: the next submit is another one. Call it with the error where there was one. */
  settle: (error?: unknown) => void
}

/** The idempotency key of a form (contract): kept until the gateway has said how it ended. */
export function useSubmitKey(): SubmitKey {
  const key = useRef<string>(undefined)
  return {
    take: () => (key.current ??= newIdempotencyKey()),
    settle: (error) => {
      if (!(error instanceof PlatformError) || error.outcome !== 'unknown') key.current = undefined
    },
  }
}
