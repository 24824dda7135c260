import type { PlatformError } from '@platform/sdk'

/** The error of an attempt, undefined if it succeeded. */
export const failureOf = (attempt: Promise<unknown>): Promise<PlatformError | undefined> =>
  attempt.then(
    () => undefined,
    (error: unknown) => error as PlatformError,
  )
