import { bilingualColumns, type Db, type SandboxMerchant } from '@platform/sandbox/seeding'
import { helpItems } from './catalogue/helpItems.ts'
import { lobbyNews } from './catalogue/lobbyNews.ts'
import { insertRows } from './insertRows.ts'
import { seedClub, seedClubRewards } from './seedClub.ts'
import { seedFeedback } from './seedFeedback.ts'
import { seedLetters } from './seedLetters.ts'
import { seedMessages } from './seedMessages.ts'
import { seedMissions } from './seedMissions.ts'
import { seedPromotions } from './seedPromotions.ts'
import { seedRain } from './seedRain.ts'
import { seedReferral } from './seedReferral.ts'

const DAY = 86_400_000

/** The content of one merchant: help centre, news, messages, promotions, feedback, club. */
export async function seedContent(db: Db, merchant: SandboxMerchant, now: number): Promise<void> {
  await insertRows(
    db,
    'help_items',
    helpItems(merchant).map((item, position) => ({ merchant: merchant.code, position, ...bilingualColumns(item) })),
  )
  await insertRows(db, 'announcements', newsRows(merchant, now))
  await seedMessages(db, merchant, now)
  await seedLetters(db, merchant, now)
  await seedPromotions(db, merchant, now)
  await seedFeedback(db, merchant, now)
  await seedClub(db, merchant)
  await seedMissions(db, merchant)
  await seedReferral(db, merchant, now)
  await seedRain(db, merchant)
  if (merchant.features.includes('VIPBENEFIT3')) await seedClubRewards(db, merchant, now)
}

const newsRows = ({ code, categories }: SandboxMerchant, now: number) =>
  lobbyNews
    .filter(({ needs }) => !needs || !categories || categories.includes(needs))
    .map((item, position) => ({
      merchant: code,
      kind: 'LN',
      group_name: 'm_home',
      ...bilingualColumns(item),
      image_pt: `/cdn/banners/${item.banner}.pt.svg`,
      image_en: `/cdn/banners/${item.banner}.en.svg`,
      link: '',
      position,
      starts_at: now - item.days * DAY,
    }))
