import type { Limit } from '@platform/sdk/protection'

/** Nothing of it remains. */
export const isReached = ({ left }: Pick<Limit, 'left'>): boolean => left <= 0

/** At least 80 % of it are used. */
export const isNear = ({ used, value }: Pick<Limit, 'used' | 'value'>): boolean => used * 5 >= value * 4
