import { Outcome } from '../db/Outcome.ts'

/** Whether a bet has an outcome that the page of its game can show again: one of a vendor or of the lottery has none. */
export const hasReplay = ({ status, detail }: { status: string; detail: { outcome?: unknown } }): boolean =>
  status === 'settled' && Outcome.safeParse(detail.outcome).success
