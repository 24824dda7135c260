import { marketOf } from '@platform/sdk/markets'
import { clubWeights, type Db, isLawful, type SandboxMerchant } from '@platform/sandbox/seeding'
import { insertRows } from './insertRows.ts'

/** A red rain every five minutes, so that every visitor sees one; none where the market forbids prizes by chance. */
export async function seedRain(db: Db, { code: merchant, market }: SandboxMerchant): Promise<void> {
  if (!isLawful({ market: marketOf(market) }, ['prizeDraw'])) return
  const words = { title_pt: 'Chuva de envelopes', title_en: 'Red envelope rain' }
  const terms = { pool: 5000, packets: 20, stake: 1000, multiple: 1, weights: clubWeights }
  await insertRows(db, 'rain_plans', [{ merchant, ...words, every_minutes: 5, open_seconds: 60, ...terms }])
}
