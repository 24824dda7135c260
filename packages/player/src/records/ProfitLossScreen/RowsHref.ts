import type { ProfitLossFigure } from '@platform/sdk/records'

/** Where the rows behind a number are listed. */
export type RowsHref = (figure: ProfitLossFigure, of?: { day?: string; product?: string }) => string
