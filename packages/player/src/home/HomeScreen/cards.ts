import { lazyComponent } from '@platform/ui'

/** What shows data comes beside the data: home is before either. */
export const GameCard = lazyComponent({ load: async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard })
export const MatchStrip = lazyComponent({ load: async () => (await import('../hotMatches/MatchStrip.tsx')).MatchStrip })
export const Notices = lazyComponent({ load: async () => (await import('./Notices.tsx')).Notices })
export const VendorCard = lazyComponent({ load: async () => (await import('./VendorCard.tsx')).VendorCard })

/** Requests them all. */
export const loadCards = () => Promise.all([GameCard, MatchStrip, Notices, VendorCard].map(({ load }) => load()))
