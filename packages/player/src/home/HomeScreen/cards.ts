import { lazyComponent } from '@platform/ui'

/** Tiles and match cards come beside the data that they show: home is before either. */
export const GameCard = lazyComponent({ load: async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard })
export const MatchStrip = lazyComponent({ load: async () => (await import('../hotMatches/MatchStrip.tsx')).MatchStrip })
