import { inject } from 'vitest'

type Meta = ImportMeta & { env: { VITEST_POOL_ID: string } }

/** Address of this page's sandbox. Pages run test files in parallel, each with its own sandbox. */
export const sandboxUrl = (): string => inject('sandboxUrls')[Number((import.meta as Meta).env.VITEST_POOL_ID) - 1]!
