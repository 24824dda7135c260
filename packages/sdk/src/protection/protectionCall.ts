import { protectionTexts } from '../texts/protectionTexts.ts'

/** What the calls of player protection have in common. */
export const protectionCall = { access: 'player', section: '7.6', texts: protectionTexts, shown: false } as const
