import type { PlatformError } from '@platform/sdk'

/** What an attempt failed with, undefined where it did not. */
export const failureOf = (attempt: Promise<unknown>): Promise<PlatformError | undefined> =>
  attempt.then(
    () => undefined,
    (error: unknown) => error as PlatformError,
  )
