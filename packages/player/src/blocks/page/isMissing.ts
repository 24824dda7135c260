import { PlatformError } from '@platform/sdk'

/** Whether the gateway refused because the named thing does not exist, or does not belong to the member. */
export const isMissing = (error: unknown): boolean => error instanceof PlatformError && error.code === 'notFound'
