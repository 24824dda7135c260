import { PlatformError } from '@platform/sdk'

/** Whether the gateway refused because what the call names does not exist, or is none of the member's. */
export const isMissing = (error: unknown): boolean => error instanceof PlatformError && error.code === 'notFound'
