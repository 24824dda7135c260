/** The tone of each state of a deposit. */
export const depositTones = {
  created: 'brand',
  waiting: 'brand',
  review: 'brand',
  paid: 'brand',
  credited: 'win',
  returning: 'warning',
  returned: 'warning',
  expired: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
  clawedBack: 'danger',
} as const
