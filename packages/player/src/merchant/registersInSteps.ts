import type { MarketProfile } from '@platform/sdk/markets'

/** Whether a registration is one question a page: where the law lists its facts. */
export const registersInSteps = ({ requires }: MarketProfile): boolean => requires.registration !== undefined
