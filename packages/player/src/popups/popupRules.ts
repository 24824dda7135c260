import type { Popup } from '@platform/sdk/announcements'
import { shortHash } from '../storage/shortHash.ts'

/** A is signed in, B is not (section 4). */
export type Audience = 'A' | 'B'

/** What decides which popups are shown to a player or guest. */
export interface Viewer {
  signedIn: boolean
  /** The login answer of this session marks a first login. */
  firstTimeLogin: boolean
}

export const audienceOf = ({ signedIn }: Pick<Viewer, 'signedIn'>): Audience => (signedIn ? 'A' : 'B')

/** Signed in: execution A, and F in the session of a first login. Signed out: execution B. Section 4. */
export function popupsFor(popups: readonly Popup[], { signedIn, firstTimeLogin }: Viewer): Popup[] {
  return popups.filter(({ execution }) => (signedIn ? execution === 'A' || (execution === 'F' && firstTimeLogin) : execution === 'B'))
}

/** What is stored of a popup that was seen. Title and content are separated by a character that neither can contain. */
export const popupHash = ({ title, content }: Pick<Popup, 'title' | 'content'>): string => shortHash(`${title}\0${content}`)

/** The list shows again when it has an entry that was not seen before (section 4). */
export const isNews = (popups: readonly Popup[], seen: readonly string[]): boolean =>
  popups.some((popup) => !seen.includes(popupHash(popup)))
