import type { BankLimits } from '@platform/sdk/deposit'
import { PLATFORM_ZONE } from '../i18n/platformZone.ts'

const hourFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: PLATFORM_ZONE })

/** The night limit of banks if an amount exceeds it at this moment (ms); undefined by day and for smaller amounts. */
export function nightLimit(limits: BankLimits | undefined, amount: number | undefined, at: number): BankLimits['night'] {
  const night = limits?.night
  if (!night || amount === undefined || amount <= night.amount) return undefined
  const hour = Number(hourFormat.format(at))
  const [started, over] = [hour >= night.from, hour >= night.until]
  // A night that lasts past midnight ends at a smaller hour than it begins.
  const isNight = night.from > night.until ? started || !over : started && !over
  return isNight ? night : undefined
}
