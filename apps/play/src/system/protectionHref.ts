import { webAddress } from '@platform/ui'

/** Limits and pause, on the site that launched the game. */
export const protectionHref = (backUrl: string, view = ''): string | undefined => webAddress(`/m/responsible${view}`, backUrl)?.href
