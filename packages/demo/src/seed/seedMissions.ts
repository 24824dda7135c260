import { clubWeights, type Db, type SandboxMerchant } from '@platform/sandbox/seeding'
import { seedMissionList } from './catalogue/missions.ts'
import { insertRows } from './insertRows.ts'

/** Missions and the weekly board of a merchant that has them. */
export async function seedMissions(db: Db, { code: merchant, features }: SandboxMerchant): Promise<void> {
  if (!features.includes('MISSION')) return
  const rows = seedMissionList.map(({ kind, goal, gameType, target, reward, multiple = 0, title, condition }, position) => ({
    merchant,
    kind,
    position,
    title_pt: title[0],
    title_en: title[1],
    condition_pt: condition[0],
    condition_en: condition[1],
    goal,
    game_type: gameType ?? null,
    target,
    reward,
    multiple,
    weights: multiple > 0 ? clubWeights : {},
  }))
  await insertRows(db, 'missions', rows)
  await db
    .insertInto('leader_boards')
    .values({
      merchant,
      title_pt: 'Ranking da semana',
      title_en: 'Weekly leaderboard',
      prizes: [50_000, 25_000, 10_000, 5000, 5000, 2000, 2000, 2000, 1000, 1000],
      weights: JSON.stringify(clubWeights),
      multiple: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
