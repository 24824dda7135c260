import type { Db } from '../db/openDatabase.ts'

/** Inserts a running promotion of ipanema to join, with a goal of R$ 5 in stakes; `more` overrides columns. Returns its id in wire format. */
export async function addPromotion(db: Db, more: object = {}): Promise<string> {
  const row = {
    merchant: 'ipanema',
    title_pt: 'Missão',
    title_en: 'Mission',
    content_pt: '<p>Jogue</p>',
    content_en: '',
    images_pt: ['/cdn/banners/cassino.pt.svg'],
    images_en: [],
    categories: ['casino'],
    mode: 'join' as const,
    starts_at: 1,
    ends_at: null,
    target: 500,
    game_type: 'RNG',
    reward: 1000,
    ...more,
  }
  const { id } = await db.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow()
  return String(id)
}
