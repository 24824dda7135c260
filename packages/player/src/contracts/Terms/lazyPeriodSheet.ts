import { lazySheet } from '@platform/ui'

/** The sheet of a period, fetched when the first one is opened. */
export const LazyPeriodSheet = lazySheet(async () => (await import('./PeriodSheet.tsx')).PeriodSheet)
