import type { Db } from '../db/openDatabase.ts'
import type { GameTypeCode } from '../db/Tables.ts'
import { fold } from '../games/fold.ts'
import type { SeedOptions } from '../server/Demo.ts'

/** A small catalogue for tests: 60 slots of two vendors, a table game, and a lottery lobby that only lotus offers. */
export async function fewRows(db: Db, { merchants }: SeedOptions): Promise<void> {
  await db
    .insertInto('vendors')
    .values(['AURORA', 'BOREAL', 'CLOSED', 'TCG_SEA'].map((code) => ({ code, name: `Vendor ${code}`, maintenance: code === 'CLOSED' })))
    .execute()
  await db.insertInto('games').values(games()).execute()
  await db
    .insertInto('vendor_categories')
    .values([
      { vendor: 'BOREAL', game_type: 'RNG' as const, position: 2, node_id: 'lobby-boreal' },
      { vendor: 'AURORA', game_type: 'RNG' as const, position: 1 },
      { vendor: 'TCG_SEA', game_type: 'ELOTT' as const, position: 1, node_id: 'sea-lobby' },
    ])
    .execute()
  for (const { code } of merchants) {
    const types: GameTypeCode[] = code === 'lotus' ? ['ELOTT', 'RNG'] : ['RNG', 'LIVE']
    await db
      .insertInto('game_categories')
      .values(types.map((game_type, position) => ({ merchant: code, game_type, position, name_pt: game_type, name_en: game_type })))
      .execute()
    await db.insertInto('announcements').values(announcements(code)).execute()
  }
}

function games() {
  const game = (node_id: string, vendor: string, game_type: GameTypeCode, position: number, name_pt: string, name_en = name_pt) => ({
    node_id,
    vendor,
    game_type,
    game_id: node_id,
    name_pt,
    name_en,
    search: `${fold(name_pt)} ${fold(name_en)}`,
    position,
    icon: `/cdn/games/${node_id}.svg`,
    hot_rank: null as number | null,
  })
  const slots = Array.from({ length: 60 }, (_, index) => ({
    ...game(`slot-${index}`, index % 2 ? 'BOREAL' : 'AURORA', 'RNG', index, `Caça-níquel ${index}`, `Slot ${index}`),
    is_new: index < 3,
    hot_rank: index < 5 ? 5 - index : null,
    min_bet: index % 4 === 0 ? 50 : 100,
    classes: index < 7 ? ['MEGAWAYS'] : [],
  }))
  return [
    ...slots,
    game('roleta', 'AURORA', 'LIVE', 1, 'Roleta da Sorte Grátis', 'Lucky Roulette'),
    { ...game('shut', 'CLOSED', 'LIVE', 2, 'Fechado') },
    { ...game('lobby-boreal', 'BOREAL', 'RNG', 0, 'Boreal'), lobby: true },
    { ...game('sea-lobby', 'TCG_SEA', 'ELOTT', 0, 'Loterias do Mar'), lobby: true },
    game('sea-1', 'TCG_SEA', 'ELOTT', 1, 'Cinco Dígitos'),
  ].map((row) => ({ is_new: false, min_bet: 100, classes: [] as string[], lobby: false, ...row }))
}

function announcements(merchant: string) {
  const row = (kind: 'PL' | 'PU' | 'A' | 'LB', title: string, more: object = {}) => ({
    merchant,
    kind,
    title_pt: title,
    title_en: `${title} (en)`,
    content_pt: `<p>${title}</p>`,
    content_en: '',
    execution: null as 'A' | 'B' | 'F' | null,
    promotion_type: null,
    ends_at: null as number | null,
    ...more,
  })
  return [
    row('PL', 'Aviso'),
    row('PL', 'Vencido', { ends_at: 1 }),
    row('PU', 'Para membros', { execution: 'A' }),
    row('PU', 'Para visitantes', { execution: 'B' }),
    row('PU', 'Primeiro acesso', { execution: 'F' }),
    row('A', 'Para agentes'),
    row('LB', 'Lobby'),
  ]
}
