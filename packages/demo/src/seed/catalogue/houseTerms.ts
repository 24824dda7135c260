/** What help and promotions say of the operator's own work. */
export const houseTerms = {
  /** Hours until a higher limit applies. */
  limitHours: 24,
  /** Days of bets that a club level is counted from. */
  clubDays: 30,
  /** Minutes after which a deposit is late enough to ask about. */
  depositMinutes: 10,
} as const
