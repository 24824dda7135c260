import { inject } from 'vitest'

/** Address of this page's sandbox. Pages run test files in parallel, each with its own sandbox. */
export const sandboxUrl = (): string => inject('sandboxUrls')[Number(import.meta.env.VITEST_POOL_ID) - 1]!
