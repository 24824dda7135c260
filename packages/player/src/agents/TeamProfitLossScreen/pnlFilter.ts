import type { teamFilters } from '../teamFilters.ts'

/** The period of a team's profit and loss at first. */
export const PNL_REST = '7d'

/** What the address holds besides its dates: whose team, a product, a name to look for, the number whose rows are listed. */
export type PnlFilter = keyof typeof teamFilters | 'product' | 'name' | 'rows'
