/** Markets whose pages mention no bonus (2.15). Apart from the profiles: sites need no more of them. */
const silent: readonly string[] = ['br']

/** Whether pages may mention bonuses and cashback in a market. */
export const mentionsBonuses = (market: string): boolean => !silent.includes(market)
