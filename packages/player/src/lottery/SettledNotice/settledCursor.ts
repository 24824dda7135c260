import { lotteryEntries } from '../../storage/lotteryEntries.ts'
import { shortHash } from '../../storage/shortHash.ts'

const CHANNEL = 'settledUntil'
const LOCK = 'settled-bets'

interface SettledCursor {
  userName: string
  cursor: string
}

/** Up to where a player of this device was told. Kept under a hash: after a sign-out the device tells no name. */
export const readCursor = (userName: string): string | undefined => lotteryEntries.settledUntil.get()?.[shortHash(userName)]

const storeCursor = ({ userName, cursor }: SettledCursor) =>
  lotteryEntries.settledUntil.set({ ...lotteryEntries.settledUntil.get(), [shortHash(userName)]: cursor })

/** Keeps it, and tells the other tabs: also where storage is blocked none of them tells it again. */
export function writeCursor(settled: SettledCursor): void {
  storeCursor(settled)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(settled)
  channel.close()
}

/** Follows what other tabs have told. Returns the way to stop. */
export function followCursor(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SettledCursor>) => storeCursor(data))
  return () => channel.close()
}

/** One tab after the other, so that each bet is told by one of them. */
export const oneTabAtATime = async <Result>(action: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, action) : action()
