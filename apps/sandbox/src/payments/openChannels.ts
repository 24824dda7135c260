import { hasMeans, marketOf, mentionsBonuses } from '@platform/sdk/markets'
import type { Insertable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'

type Channel = Omit<Insertable<Tables['deposit_channels']>, 'merchant' | 'position' | 'name_pt' | 'name_en'>

const chips = (...reais: number[]) => JSON.stringify(reais.map((real) => real * 100))
const pix = {
  id: 'pix',
  type: 'PIX',
  means: 'pix',
  min: 1000,
  max: 5_000_000,
  suggestions: chips(20, 50, 100, 200, 500, 1000),
  typical_seconds: 10,
  recommended: true,
} as const satisfies Channel
const transfer = {
  id: 'transfer',
  type: 'TRANSFER',
  means: 'bankTransfer',
  min: 5000,
  max: 10_000_000,
  suggestions: chips(100, 500, 1000, 5000),
  typical_seconds: 1800,
} as const satisfies Channel
const gateway = {
  id: 'gateway',
  type: 'GATEWAY',
  means: 'creditCard',
  min: 2000,
  max: 1_000_000,
  suggestions: chips(50, 100, 200, 500),
  fee_rate: 250,
  typical_seconds: 60,
} as const satisfies Channel
const card = {
  id: 'card',
  type: 'CARD',
  means: 'debitCard',
  min: 2000,
  max: 500_000,
  suggestions: chips(50, 100, 200, 500),
  typical_seconds: 30,
  amount_rule: 'return',
} as const satisfies Channel

/** A wallet of another country, for a merchant that lists it. */
const wallet = (type: 'ALIPAY' | 'QQ' | 'WECHAT', name: string) => ({
  id: type.toLowerCase(),
  type,
  means: 'foreignWallet' as const,
  name_pt: name,
  name_en: name,
  min: 10_000,
  max: 2_000_000,
  multiple: 100,
  suggestions: chips(100, 200, 500, 1000),
  typical_seconds: 60,
  own_account: false,
})
const wallets = { ALIPAY: wallet('ALIPAY', 'Alipay'), QQ: wallet('QQ', 'QQ Wallet'), WECHAT: wallet('WECHAT', 'WeChat Pay') }

/** Every channel of a merchant that its market has, by the market's names. A page for cards and wallets takes debit cards too. */
function channelsFor({ market, deposits = [] }: SandboxMerchant) {
  const profile = marketOf(market)
  const ways: Channel[] = [pix, hasMeans(profile, gateway.means) ? gateway : card, transfer]
  const named = ways.map((channel) => {
    const name = profile.texts.means[channel.means]
    return { name_pt: name?.['pt-BR'] ?? '', name_en: name?.en ?? '', ...channel }
  })
  return [...named, ...deposits.map((type) => wallets[type])].filter(({ means }) => hasMeans(profile, means))
}

const accounts = [
  { bank_code: '001', branch: '3188', account: '48201-7' },
  { bank_code: '237', branch: '0412', account: '917733-0' },
  { bank_code: '341', branch: '7720', account: '05518-2' },
]

/** The initial bonus of a first deposit. Amounts in cents. */
export const firstDeposit = {
  title_pt: 'Primeiro depósito em dobro',
  title_en: 'First deposit doubled',
  percent: 100,
  min_amount: 2000,
  max_bonus: 50_000,
  multiple: 10,
  first_only: true,
} as const

const promotions = [
  firstDeposit,
  { title_pt: 'Bônus de 25%', title_en: '25% bonus', percent: 25, min_amount: 5000, max_bonus: 20_000, multiple: 5 },
]

/** A merchant's ways to deposit, with its accounts and bonuses. Existing rows stay: an operator may have changed them. */
export async function openChannels(db: Db, merchant: SandboxMerchant): Promise<void> {
  const { code } = merchant
  const channels = channelsFor(merchant).map((channel, position) => ({ ...channel, merchant: code, position }))
  for (const channel of channels)
    await db
      .insertInto('deposit_channels')
      .values(channel)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  const holder = { holder: `${merchant.name} Jogos Ltda`, holder_document: '12ABC34501DE35' }
  await db
    .insertInto('deposit_banks')
    .values(accounts.map((account, position) => ({ merchant: code, channel_id: 'transfer', ...account, ...holder, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!mentionsBonuses(marketOf(merchant.market))) return
  const weights = JSON.stringify({ RNG: 100, FISH: 100, INHOUSE: 100, SPORTS: 50, LIVE: 10, PVP: 10 })
  await db
    .insertInto('deposit_promotions')
    .values(promotions.map((promotion, position) => ({ merchant: code, ...promotion, weights, starts_at: 0, ends_at: null, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
