/** What help and promotions say of the operator's own work. */
export const houseTerms = {
  /** Days of bets that a club level is counted from. */
  clubDays: 30,
  /** Minutes after which a deposit is late enough to ask about. */
  depositMinutes: 10,
} as const

/** The next planned maintenance, in a notice and in a message. */
export const maintenance = {
  pt: 'quinta-feira, das 4h às 5h (Brasília)',
  en: 'Thursday, 04:00–05:00 (Brasília)',
} as const
