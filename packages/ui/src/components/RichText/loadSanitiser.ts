import { hasNativeSanitiser, sanitiseNatively } from './nativeSanitiser.ts'

/** Reduces foreign HTML to the allow-list. */
export type Sanitise = (html: string) => HTMLElement

/** The browser's own sanitiser; where it has none, DOMPurify. */
export const loadSanitiser = async (): Promise<Sanitise> =>
  hasNativeSanitiser() ? sanitiseNatively : (await import('./domPurifySanitiser.ts')).sanitiseWithDomPurify
