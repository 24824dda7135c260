import type { Db } from '../db/openDatabase.ts'

/** What the gateway needs of a merchant.ts. */
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
  agentMenu?: readonly string[]
  categories?: readonly string[]
}

export interface Merchant {
  code: string
  /** Whose games, announcements and settings it shows: itself, or for a trial merchant the real one. */
  brand: string
  trialCode: string
  trial: boolean
  name: string
  currency: string
  currencySymbol: string
  /** Origins of its sites: where a game may lead back to. */
  origins: string[]
}

export interface MerchantDirectory {
  find(code: string): Merchant | undefined
  all(): Merchant[]
}

/** Reads the merchants once; they change only with the configuration, that is with a restart. */
export async function loadMerchants(db: Db, configured: SandboxMerchant[], gatewayOrigin: string): Promise<MerchantDirectory> {
  const rows = await db.selectFrom('merchants').selectAll().execute()
  const merchants = new Map<string, Merchant>()
  for (const row of rows) {
    const config = configured.find(({ code }) => code === row.brand)
    if (!config) continue
    merchants.set(row.code, {
      code: row.code,
      brand: row.brand,
      trialCode: config.trialCode,
      trial: row.trial,
      name: row.name,
      currency: row.currency,
      currencySymbol: row.currency_symbol,
      origins: originsOf(config, gatewayOrigin),
    })
  }
  return { find: (code) => merchants.get(code), all: () => [...merchants.values()] }
}

/** Its own domain in life; locally its port beside the gateway's, by either name of this machine. */
function originsOf({ domain, port }: SandboxMerchant, gatewayOrigin: string): string[] {
  const { protocol, hostname, port: gatewayPort } = new URL(gatewayOrigin)
  const base = Number(gatewayPort || (protocol === 'https:' ? 443 : 80))
  const hosts = new Set([hostname, 'localhost', '127.0.0.1'])
  return [`https://${domain}`, ...[...hosts].map((host) => `${protocol}//${host}:${base + port}`)]
}
