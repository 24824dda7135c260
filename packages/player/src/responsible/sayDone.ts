import { toasts } from '@platform/ui'

/** Long enough to read a date in it, ms. */
const shownFor = 5000

/** Shows that a change of limits or of the account's state was made. */
export const sayDone = (text: string): void => void toasts.show(text, 'success', shownFor)
