import type { Context } from '../../gateway/Context.ts'
import { featureOn } from '../../gateway/features.ts'
import { clubOf } from './clubOf.ts'

/** Withdrawals a day at the member's level; 0 if the merchant has no club. */
export async function withdrawalsOf(context: Context): Promise<number> {
  if (!(await featureOn(context, 'VIPBENEFIT3'))) return 0
  const { levels, position } = await clubOf(context)
  return levels.find(({ level }) => level === position.level)?.withdrawals ?? 0
}
