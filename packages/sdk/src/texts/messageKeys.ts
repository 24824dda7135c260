import { accountTexts } from './accountTexts.ts'
import { agentTexts } from './agentTexts.ts'
import { contractTexts } from './contractTexts.ts'
import { coreTexts } from './coreTexts.ts'
import { depositTexts } from './depositTexts.ts'
import { envelopeTexts } from './envelopeTexts.ts'
import { gameTexts } from './gameTexts.ts'
import { helpTexts } from './helpTexts.ts'
import { lotteryTexts } from './lotteryTexts.ts'
import { promotionTexts } from './promotionTexts.ts'
import { protectionTexts } from './protectionTexts.ts'
import { rainTexts } from './rainTexts.ts'
import { rebateTexts } from './rebateTexts.ts'
import { securityTexts } from './securityTexts.ts'
import { transferTexts } from './transferTexts.ts'
import { walletTexts } from './walletTexts.ts'
import { withdrawTexts } from './withdrawTexts.ts'

/**
 * Every code that has a text of its own → key of that text. A call ships the codes of its own domain only (`texts` of its description), so
 * import this if all of them are needed: a test of a catalogue, a form that names its fields' codes.
 */
export const messageKeys = {
  ...accountTexts,
  ...agentTexts,
  ...contractTexts,
  ...coreTexts,
  ...depositTexts,
  ...envelopeTexts,
  ...gameTexts,
  ...helpTexts,
  ...lotteryTexts,
  ...promotionTexts,
  ...protectionTexts,
  ...rainTexts,
  ...rebateTexts,
  // Of the gateway's own game pages, and of vendors' games: no call of the SDK ends with it.
  'play.tooSoon': 'playTooSoon',
  ...securityTexts,
  ...transferTexts,
  ...walletTexts,
  ...withdrawTexts,
} as const

/** Every code, and family of codes, that has a text of its own. */
export type KnownCode = keyof typeof messageKeys

/** Every text that an error can refer to. Each catalogue has one entry for each. */
export type MessageKey = (typeof messageKeys)[KnownCode] | 'unknown'
