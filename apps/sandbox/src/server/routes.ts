import { memberRoutes, accountRoutes, siteRoutes } from '../account/exports.ts'
import { agentAccountRoutes, agentRebateRoutes, agentRoutes } from '../agents/exports.ts'
import { announcementRoutes } from '../announcements/exports.ts'
import { contractRoutes } from '../contracts/exports.ts'
import { envelopeRoutes } from '../envelopes/exports.ts'
import { gameRoutes } from '../games/exports.ts'
import { identityRoutes } from '../identity/exports.ts'
import { helpRoutes } from '../help/exports.ts'
import { limitRoutes } from '../limits/exports.ts'
import { lotteryRoutes } from '../lottery/exports.ts'
import { membershipRoutes } from '../membership/exports.ts'
import { messageRoutes } from '../messages/exports.ts'
import { depositRoutes } from '../payments/exports.ts'
import { promotionRoutes } from '../promotions/exports.ts'
import { rebateRoutes } from '../rebates/exports.ts'
import { playSessionRoutes } from '../playSession/exports.ts'
import { protectionRoutes } from '../protection/exports.ts'
import { recordRoutes } from '../records/exports.ts'
import { rewardRoutes } from '../rewards/exports.ts'
import { securityRoutes } from '../security/exports.ts'
import { systemRoutes } from '../system/exports.ts'
import { walletRoutes } from '../wallet/exports.ts'
import { transferRoutes } from '../transfers/exports.ts'
import { withdrawRoutes } from '../withdrawals/exports.ts'
import type { Route } from '../gateway/handle.ts'

/** Every route of section 7. A call of the SDK without one fails the test next to this file. */
export const routes: Route[] = [
  ...systemRoutes,
  ...accountRoutes,
  ...memberRoutes,
  ...membershipRoutes,
  ...siteRoutes,
  ...identityRoutes,
  ...walletRoutes,
  ...agentRoutes,
  ...agentAccountRoutes,
  ...agentRebateRoutes,
  ...announcementRoutes,
  ...gameRoutes,
  ...helpRoutes,
  ...limitRoutes,
  ...playSessionRoutes,
  ...lotteryRoutes,
  ...messageRoutes,
  ...promotionRoutes,
  ...protectionRoutes,
  ...recordRoutes,
  ...rewardRoutes,
  ...securityRoutes,
  ...depositRoutes,
  ...withdrawRoutes,
  ...transferRoutes,
  ...rebateRoutes,
  ...contractRoutes,
  ...envelopeRoutes,
]
