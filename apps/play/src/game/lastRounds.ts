import type { PlayRound } from '@platform/sandbox/play'

const MOST = 20

/** The rounds that the log shows, the last one first. A round from before a reload may be among them already. */
export const lastRounds = (before: readonly PlayRound[], round: PlayRound): PlayRound[] =>
  [round, ...before.filter(({ orderNo }) => orderNo !== round.orderNo)].slice(0, MOST)
