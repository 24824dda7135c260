import type { GameTypeCode } from '@platform/sandbox/seeding'

/** Names of the categories, and the icon of their tab. RNG is shown as casino (section 1). */
export const categories: Record<GameTypeCode, { pt: string; en: string; sign: string }> = {
  RNG: { pt: 'Cassino', en: 'Casino', sign: 'NEBULOSA' },
  SPORTS: { pt: 'Esportes', en: 'Sports', sign: 'ARQUIBA' },
  LIVE: { pt: 'Ao vivo', en: 'Live', sign: 'LYRA' },
  FISH: { pt: 'Pesca', en: 'Fishing', sign: 'ABISSAL' },
  PVP: { pt: 'Entre jogadores', en: 'Player vs player', sign: 'MESANOVE' },
  INHOUSE: { pt: 'Da casa', en: 'In-house', sign: 'BGS' },
  LOTT: { pt: 'Loterias', en: 'Lotteries', sign: 'TCG_LOTTO_VN' },
  ELOTT: { pt: 'Loterias rápidas', en: 'Quick lotteries', sign: 'TCG_SEA' },
}
export const allCategories = Object.keys(categories) as GameTypeCode[]
