import { memberRoutes } from '../account/memberRoutes.ts'
import { accountRoutes } from '../account/routes.ts'
import { siteRoutes } from '../account/siteRoutes.ts'
import { agentAccountRoutes } from '../agents/accounts/routes.ts'
import { agentRebateRoutes } from '../agents/agentRebates/routes.ts'
import { agentRoutes } from '../agents/routes.ts'
import { announcementRoutes } from '../announcements/routes.ts'
import { contractRoutes } from '../contracts/routes.ts'
import { envelopeRoutes } from '../envelopes/routes.ts'
import { gameRoutes } from '../games/routes.ts'
import { identityRoutes } from '../identity/routes.ts'
import { helpRoutes } from '../help/routes.ts'
import { lotteryRoutes } from '../lottery/routes.ts'
import { membershipRoutes } from '../membership/routes.ts'
import { messageRoutes } from '../messages/routes.ts'
import { depositRoutes } from '../payments/routes.ts'
import { promotionRoutes } from '../promotions/routes.ts'
import { rebateRoutes } from '../rebates/routes.ts'
import { recordRoutes } from '../records/routes.ts'
import { rewardRoutes } from '../rewards/routes.ts'
import { securityRoutes } from '../security/routes.ts'
import { systemRoutes } from '../system/routes.ts'
import { walletRoutes } from '../wallet/routes.ts'
import { transferRoutes } from '../transfers/routes.ts'
import { withdrawRoutes } from '../withdrawals/routes.ts'
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
  ...lotteryRoutes,
  ...messageRoutes,
  ...promotionRoutes,
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
