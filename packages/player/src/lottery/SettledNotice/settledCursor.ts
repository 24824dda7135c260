import { lotteryEntries } from '../../storage/lotteryEntries.ts'
import { shortHash } from '../../storage/shortHash.ts'

const CHANNEL = 'settledUntil'
const LOCK = 'settled-bets'

interface SettledCursor {
  userName: string
  cursor: string
}

/** The cursor of the last notice of a player on this device, stored by a hash: after a sign-out the device reveals no user name. */
export const readCursor = (userName: string): string | undefined => lotteryEntries.settledUntil.get()?.[shortHash(userName)]

const storeCursor = ({ userName, cursor }: SettledCursor) =>
  lotteryEntries.settledUntil.set({ ...lotteryEntries.settledUntil.get(), [shortHash(userName)]: cursor })

/** Stores it and sends it to the other tabs, so that none repeats the notice even where storage is blocked. */
export function writeCursor(settled: SettledCursor): void {
  storeCursor(settled)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(settled)
  channel.close()
}

/** Stores the cursors that other tabs send. Returns how to stop. */
export function followCursor(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<SettledCursor>) => storeCursor(data))
  return () => channel.close()
}

/** One tab after the other, so that only one of them shows each bet. */
export const oneTabAtATime = async <Result>(action: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, action) : action()
