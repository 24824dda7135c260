import type { PlayRound } from '@platform/sandbox/play'

/** Whether a round paid more than its stake: only then a page has colour, sound and words for a win. */
export const isWin = ({ payout, stake }: Pick<PlayRound, 'payout' | 'stake'>): boolean => payout > stake
