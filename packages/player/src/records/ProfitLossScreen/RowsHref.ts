import type { ProfitLossFigure } from '@platform/sdk/records'

/** Link to the rows behind a number. */
export type RowsHref = (figure: ProfitLossFigure, of?: { day?: string; product?: string }) => string
