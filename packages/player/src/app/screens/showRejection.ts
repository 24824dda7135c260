import { toasts } from '@platform/ui'

/** Section 8: so long a message says why a screen is not for this player, ms. */
const REJECTION_MS = 2000

/** Says why a screen is not for this player. */
export const showRejection = (text: string): void => void toasts.show(text, 'info', REJECTION_MS)
