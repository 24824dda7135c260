import { dayOf } from '@platform/sdk/records'

/** The days of the platform, from so many before `now` to the one after it. */
export const daysAround = (now: number, before: number): { startDate: string; endDate: string } => ({
  startDate: dayOf(now, 'America/Sao_Paulo', before),
  endDate: dayOf(now, 'America/Sao_Paulo', -1),
})
