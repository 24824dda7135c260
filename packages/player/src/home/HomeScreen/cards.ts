import { lazyChunk } from '../../blocks/lazyChunk.ts'

/** Tiles and match cards come beside the data that they show: home stands before either. */
export const gameCard = lazyChunk(async () => (await import('../../blocks/GameCard/GameCard.tsx')).GameCard)
export const matchStrip = lazyChunk(async () => (await import('../hotMatches/MatchStrip.tsx')).MatchStrip)
