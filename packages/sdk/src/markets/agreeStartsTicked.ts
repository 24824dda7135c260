/** Markets in which the agreement of a registration may be ticked beforehand (2.10). Apart from the profiles: sites need no more of them. */
const ticked: readonly string[] = ['open']

/** Whether the agreement of a registration starts ticked in a market; the age box never does. */
export const agreeStartsTicked = (market: string): boolean => ticked.includes(market)
