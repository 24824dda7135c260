import type { Popup } from '@platform/sdk/announcements'
import { popupEntries } from '../storage/popupEntries.ts'
import { audienceOf, isNews, popupHash } from './popupRules.ts'
import { shortHash } from '../storage/shortHash.ts'

/** Maximum of stored entries of each list; the oldest is dropped. */
const most = 100

/** `userName` is absent for guests, who share the device's list. Stored as a hash: after a sign-out the device reveals no user name. */
type Owner = string | undefined

const read = () => popupEntries.seenPopups.get() ?? { A: {}, B: [] }
const listOf = ({ A, B }: ReturnType<typeof read>, userName: Owner) => (userName === undefined ? B : (A[shortHash(userName)] ?? []))

/**
 * Whether the popups are to show: news turns them on and is marked as seen, closing turns them off (section 4).
 * It writes, so call it only when they are about to show.
 */
export function takeNews(popups: readonly Popup[], userName: Owner): boolean {
  const kept = read()
  const seen = listOf(kept, userName)
  if (isNews(popups, seen)) {
    const list = [...new Set([...seen, ...popups.map(popupHash)])].slice(-most)
    popupEntries.seenPopups.set(userName === undefined ? { ...kept, B: list } : { ...kept, A: { ...kept.A, [shortHash(userName)]: list } })
    show(true, userName)
  }
  return popups.length > 0 && popupEntries.popupShown.get()?.[audience(userName)] === true
}

/** Closed: hidden from this audience until there is news. */
export const closePopups = (userName: Owner): void => show(false, userName)

const audience = (userName: Owner) => audienceOf({ signedIn: userName !== undefined })
const show = (on: boolean, userName: Owner) => popupEntries.popupShown.set({ ...popupEntries.popupShown.get(), [audience(userName)]: on })
