import { type Db, fold, type GameTypeCode, type SandboxMerchant } from '@platform/sandbox/seeding'
import { allCategories, categories } from './catalogue/categories.ts'
import type { SeedGame } from './catalogue/games.ts'
import { vendors } from './catalogue/vendors.ts'
import { insertRows } from './insertRows.ts'

/** Vendors, games and vendor tiles, which all merchants share. */
export async function seedCatalogue(db: Db, games: readonly SeedGame[], seed: string): Promise<void> {
  await insertRows(
    db,
    'vendors',
    vendors.map(({ code, name }) => ({ code, name })),
  )
  await insertRows(
    db,
    'games',
    games.map((game) => rowOf(game, seed)),
  )
  await insertRows(
    db,
    'vendor_categories',
    allCategories.flatMap((type) => tilesOf(type, games)),
  )
}

/** The categories of a merchant, in its own order. */
export const seedCategories = (db: Db, { code, categories: offered = allCategories }: SandboxMerchant) =>
  insertRows(
    db,
    'game_categories',
    (offered as GameTypeCode[]).map((type, position) => ({
      merchant: code,
      game_type: type,
      position,
      name_pt: categories[type].pt,
      name_en: categories[type].en,
      icon: `/cdn/vendors/${categories[type].sign}.mark.svg`,
    })),
  )

const rowOf = (game: SeedGame, seed: string) => ({
  node_id: game.nodeId,
  vendor: game.vendor,
  game_type: game.type,
  game_id: game.gameId,
  room_id: game.roomId,
  name_pt: game.namePt,
  name_en: game.nameEn,
  search: fold(`${game.namePt} ${game.nameEn}`),
  classes: game.classes,
  min_bet: game.minBet,
  rtp: game.rtp,
  is_new: game.isNew,
  hot_rank: game.hotRank ?? null,
  position: game.position,
  icon: `/cdn/games/${game.nodeId}.svg?seed=${encodeURIComponent(seed)}`,
  lobby: game.lobby,
  support_play: game.supportPlay,
  maintenance: game.maintenance,
})

/** A vendor's tile opens its lobby, or else its best game of the category. */
const tilesOf = (type: GameTypeCode, games: readonly SeedGame[]) =>
  vendors
    .filter((vendor) => vendor.types.includes(type))
    .map(({ code }, position) => {
      const vendorGames = games.filter((game) => game.vendor === code && game.type === type)
      const first = vendorGames.find(({ lobby }) => lobby) ?? vendorGames[0]
      return {
        vendor: code,
        game_type: type,
        position,
        node_id: first?.nodeId ?? '',
        game_id: first?.gameId ?? '',
        large_icon: `/cdn/vendors/${code}.svg`,
        small_icon: `/cdn/vendors/${code}.mark.svg`,
      }
    })
