import { toasts } from '@platform/ui'

/** How long the message about a rejected screen is shown (section 8), ms. */
const REJECTION_MS = 2000

/** Shows why the player may not see a screen. */
export const showRejection = (text: string): void => void toasts.show(text, 'info', REJECTION_MS)
