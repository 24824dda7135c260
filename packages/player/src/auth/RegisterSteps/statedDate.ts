import { PlatformError } from '@platform/sdk'

/** In the draft of a guest: the first date of birth under the minimum age, also if it was corrected. */
export const stated = 'statedBirthDate'

/** In the draft of a member whose stated date did not reach the gateway: that date, and whose it is. */
export const unsent = { date: 'unsentBirthDate', of: 'unsentOf' }

/** Sends dates of birth in the order in which they were stated. One under the minimum age is stored and refused; another error ends it. */
export async function sendDates(dates: readonly string[], send: (date: string) => Promise<unknown>): Promise<void> {
  for (const date of new Set(dates))
    await send(date).catch((error: unknown) => {
      if (!(error instanceof PlatformError && error.code === 'personal.underage')) throw error
    })
}
