import type { ContractKind } from '@platform/sdk/contracts'
import { contractFeatures } from '@platform/sdk/contracts'
import { paysAgents } from '@platform/sdk/markets'
import type { Selectable } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import type { Tables } from '../db/Tables.ts'
import type { Context } from '../gateway/Context.ts'
import { requireFeature } from '../gateway/features.ts'
import type { Merchant, SandboxMerchant } from '../gateway/merchants.ts'

export type ContractSettings = Selectable<Tables['contract_settings']>

/** Initial settings of a merchant. Existing rows stay: an operator may have changed them. */
export const openContracts = (db: Db, { code: merchant }: Pick<SandboxMerchant, 'code'>) =>
  db
    .insertInto('contract_settings')
    .values({ merchant })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The settings of a brand. */
export const settingsOf = (db: Db, brand: string): Promise<ContractSettings> =>
  db.selectFrom('contract_settings').selectAll().where('merchant', '=', brand).executeTakeFirstOrThrow()

/** Whether the market allows a merchant to pay such incomes. */
export const mayPay = ({ market }: Pick<Merchant, 'market'>): boolean => paysAgents(market)

/** Throws `access.feature` if the merchant has no contracts of that kind. */
export const requireKind = (context: Context, kind: ContractKind) => requireFeature(context, contractFeatures[kind])
