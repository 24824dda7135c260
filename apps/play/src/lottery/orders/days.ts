import { dayOf } from '@platform/sdk/records'

/** Days of the gateway's records, which are Brasília's in every market, from `before` days before `now` to the day after it. */
export const daysAround = (now: number, before: number): { startDate: string; endDate: string } => ({
  startDate: dayOf(now, 'America/Sao_Paulo', before),
  endDate: dayOf(now, 'America/Sao_Paulo', -1),
})
