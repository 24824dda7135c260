import type { ContractKind } from '@platform/sdk/contracts'
import { contractFeatures } from '@platform/sdk/contracts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { featureOn } from '../gateway/features.ts'

const kinds = ['dividend', 'daily', 'hourly'] as const

/** Kinds of contracts that the merchant has. */
export async function openKinds(context: Context): Promise<ContractKind[]> {
  const enabledKinds: ContractKind[] = []
  for (const kind of kinds) if (await featureOn(context, contractFeatures[kind])) enabledKinds.push(kind)
  return enabledKinds
}

/** Of those, the kinds with a proposal that waits for the caller's answer. */
export async function waitingKinds(context: Context): Promise<ContractKind[]> {
  const rows = await context.db
    .selectFrom('contracts')
    .select('kind')
    .where('member_id', '=', memberOf(context).id)
    .where('proposal', 'is not', null)
    .execute()
  return (await openKinds(context)).filter((kind) => rows.some((row) => row.kind === kind))
}
