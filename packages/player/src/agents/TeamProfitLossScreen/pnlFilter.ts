import type { teamFilters } from '../teamFilters.ts'

/** The default period of a team's profit and loss. */
export const PNL_REST = '7d'

/** The parameters of the address besides its dates: team, product, searched name, the number whose rows are listed. */
export type PnlFilter = keyof typeof teamFilters | 'product' | 'name' | 'rows'
