/** The rule of invitations: `stake` and rewards in cents, `steps` as numbers of valid referrals with their reward, `rates` in hundredths of a percent. */
export const referralTerms = {
  stake: 10_000,
  days: 30,
  rates: [10, 5],
  steps: [
    [1, 1000],
    [5, 6000],
    [10, 15_000],
    [30, 60_000],
  ],
} as const
