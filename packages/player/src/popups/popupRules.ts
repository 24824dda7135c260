import type { Popup } from '@platform/sdk/announcements'

/** A is signed in, B is not (section 4). */
export type Audience = 'A' | 'B'

/** Who looks. */
export interface Viewer {
  signedIn: boolean
  /** The login answer of this session said that it is the first. */
  firstTimeLogin: boolean
}

export const audienceOf = ({ signedIn }: Viewer): Audience => (signedIn ? 'A' : 'B')

/** Signed in: execution A, and F in the session of a first login. Signed out: execution B. Section 4. */
export function popupsFor(popups: readonly Popup[], { signedIn, firstTimeLogin }: Viewer): Popup[] {
  return popups.filter(({ execution }) => (signedIn ? execution === 'A' || (execution === 'F' && firstTimeLogin) : execution === 'B'))
}

/** What is remembered of a popup that was seen: a hash of title and content, in 53 bits. */
export function popupHash({ title, content }: Pick<Popup, 'title' | 'content'>): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  // Between title and content stands what neither can hold.
  for (const character of `${title}\0${content}`) {
    const code = character.codePointAt(0)!
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** The list shows again when it holds an entry that was not seen before (section 4). */
export const isNews = (popups: readonly Popup[], seen: readonly string[]): boolean =>
  popups.some((popup) => !seen.includes(popupHash(popup)))
