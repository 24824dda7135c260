import { marketOf, minimumAgeOf, type MarketProfile } from '@platform/sdk/markets'
import type { Db } from '../db/openDatabase.ts'

/** The gateway's part of a merchant.ts. */
export interface SandboxMerchant {
  code: string
  trialCode: string
  name: string
  domain: string
  /** Added to the gateway's port. */
  port: number
  market?: string
  defaultLocale?: string
  minimumAge?: number
  features: readonly string[]
  gateway?: { url: string; others?: readonly string[] }
  agentMenu?: readonly string[]
  categories?: readonly string[]
  /** Wallets of other countries that deposits may come from. */
  deposits?: readonly ('ALIPAY' | 'QQ' | 'WECHAT')[]
  /** Wallets of its members besides the main one, as defined in `schema/ledger.sql`. */
  wallets?: readonly { wallet: string; name: { pt: string; en: string } }[]
}

export interface Merchant {
  code: string
  /** The merchant whose games, announcements and settings it shows: itself, or for a trial merchant the real one. */
  brand: string
  trialCode: string
  trial: boolean
  name: string
  currency: string
  currencySymbol: string
  /** Added to the gateway's port by local servers. */
  port: number
  domain: string
  /** What its market forbids and decides. */
  market: MarketProfile
  /** Years. */
  minimumAge: number
}

export interface MerchantDirectory {
  find(code: string): Merchant | undefined
  all(): Merchant[]
}

/** Reads the merchants once; they change only with the configuration, that is with a restart. */
export async function loadMerchants(db: Db, configurations: SandboxMerchant[]): Promise<MerchantDirectory> {
  const rows = await db.selectFrom('merchants').selectAll().execute()
  const merchants = new Map<string, Merchant>()
  for (const row of rows) {
    const config = configurations.find(({ code }) => code === row.brand)
    if (!config) continue
    merchants.set(row.code, {
      code: row.code,
      brand: row.brand,
      trialCode: config.trialCode,
      trial: row.trial,
      name: row.name,
      currency: row.currency,
      currencySymbol: row.currency_symbol,
      port: config.port,
      domain: config.domain,
      market: marketOf(config.market),
      minimumAge: minimumAgeOf(marketOf(config.market), config.minimumAge),
    })
  }
  return { find: (code) => merchants.get(code), all: () => [...merchants.values()] }
}

/** Address of its site: its domain in production, and locally its port next to the gateway's. */
export function originsOf({ domain, port }: Merchant, gatewayOrigin: string): string[] {
  const { protocol, hostname, port: gatewayPort } = new URL(gatewayOrigin)
  return [`https://${domain}`, `${protocol}//${hostname}:${Number(gatewayPort || 80) + port}`]
}
