import { anything, noPlay, ownerless, type Rule } from './Rule.ts'

/** Promotions, missions, envelopes, rain, referral and rewards. */
export const promotionRules: Record<string, Rule> = {
  // Promotions: what runs is the merchant's, how far one got is the member's own.
  applyPromotion: { owner: 'merchant', input: ({ formId }) => ({ id: formId, comment: 'eu' }), gives: { own: 'promotion.applied' } },
  claimPromotion: {
    owner: 'merchant',
    input: ({ promotionId }) => ({ id: promotionId }),
    gives: { otherMember: 'promotion.notReached', otherBranch: 'promotion.notReached' },
    byRole: noPlay,
  },
  getAvailablePromotions: anything(),
  getClubBenefits: anything(),
  getPromotion: { owner: 'merchant', input: ({ promotionId }) => ({ id: promotionId }) },
  getPromotionCategories: anything(),
  getPromotions: anything(),
  joinPromotion: { owner: 'merchant', input: ({ promotionId }) => ({ id: promotionId }), gives: { own: 'promotion.applied' } },
  // Rewards: a caller has what follows from the caller's own bets, whatever is named.
  claimRewards: { ...ownerless(() => ({ ids: ['vip:weekly@W2000-01-03'] }), 'reward.gone'), byRole: noPlay },
  getLeaderBoard: ownerless(() => ({}), 'notFound'),
  getMissions: anything(),
  getRedEnvelopes: anything(),
  getSentEnvelopes: anything(),
  // These callers have no direct members, and no agent who sent them anything.
  sendRedEnvelope: ownerless(
    ({ paymentPassword }) => ({ amount: 1, packets: 1000, split: 'equal', words: '', paymentPassword }),
    'validation',
  ),
  takeRedEnvelope: ownerless(() => ({ id: 'nothing' }), 'notFound'),
  getRainProof: ownerless(() => ({ id: 'nothing' }), 'notFound'),
  getRedRain: { ...anything(), tells: ({ mark }) => `"ticket":"${mark}ticket"` },
  getReferral: anything(),
  getReferralIncome: { ...anything(), tells: () => '"status":"claim"' },
  getReferredFriends: anything(),
  takeRainTicket: { ...ownerless(() => ({ id: 'nothing' }), 'notFound'), byRole: noPlay },
  getRewardCount: anything(),
  getRewards: ownerless(() => ({ tab: 'available' })),
}
