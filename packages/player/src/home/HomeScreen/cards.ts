import { lazyComponent } from '@platform/ui'

/** Components that need data load in parallel with it, after home itself. */
export const GameCard = lazyComponent({ load: async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard })
export const MatchStrip = lazyComponent({ load: async () => (await import('../hotMatches/MatchStrip.tsx')).MatchStrip })
export const Notices = lazyComponent({ load: async () => (await import('./Notices.tsx')).Notices })
export const VendorCard = lazyComponent({ load: async () => (await import('./VendorCard.tsx')).VendorCard })

/** Loads them all. */
export const loadCards = () => Promise.all([GameCard, MatchStrip, Notices, VendorCard].map(({ load }) => load()))
