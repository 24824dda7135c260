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

/** Whether the popups are to show: some are news, or they were not closed (section 4). */
export const areToShow = (popups: readonly Popup[], userName: Owner): boolean =>
  popups.length > 0 && (isNews(popups, listOf(read(), userName)) || popupEntries.popupShown.get()?.[audience(userName)] === true)

/** Index of the newest one that was not seen; the gateway lists the newest first. */
export function newestUnseen(popups: readonly Popup[], userName: Owner): number {
  const seen = listOf(read(), userName)
  const index = popups.findIndex((popup) => !seen.includes(popupHash(popup)))
  return Math.max(0, index)
}

/** They show: news is marked as seen, and keeps them on until they are closed (section 4). */
export function markShown(popups: readonly Popup[], userName: Owner): void {
  const kept = read()
  const seen = listOf(kept, userName)
  if (!isNews(popups, seen)) return
  const list = [...new Set([...seen, ...popups.map(popupHash)])].slice(-most)
  popupEntries.seenPopups.set(userName === undefined ? { ...kept, B: list } : { ...kept, A: { ...kept.A, [shortHash(userName)]: list } })
  show(true, userName)
}

/** Closed: hidden from this audience until there is news. */
export const closePopups = (userName: Owner): void => show(false, userName)

const audience = (userName: Owner) => audienceOf({ signedIn: userName !== undefined })
const show = (on: boolean, userName: Owner) => popupEntries.popupShown.set({ ...popupEntries.popupShown.get(), [audience(userName)]: on })
