import { memberOf, type Context } from '../../gateway/Context.ts'
import type { Offer } from '../Offer.ts'
import { birthdayTurn, monthTurn, weekTurn, type Turn } from '../turns.ts'
import { clubOf } from './clubOf.ts'

type Level = Awaited<ReturnType<typeof clubOf>>['levels'][number]

interface Kind {
  code: string
  pt: string
  en: string
  amount: number
  turn: Turn | undefined
}

/** The rewards of the member's level: once on reaching each level, every week and month, and in the week of the birthday. */
export async function vipOffers(context: Context): Promise<Offer[]> {
  const { levels, position, rules } = await clubOf(context)
  const ownLevel = levels.find(({ level }) => level === position.level)
  if (!ownLevel) return []
  const at = context.now()
  const { birth_date } = await context.db
    .selectFrom('members')
    .select('birth_date')
    .where('id', '=', memberOf(context).id)
    .executeTakeFirstOrThrow()
  const terms = { source: 'vip' as const, multiple: rules.multiple, weights: rules.weights, status: 'claim' as const }
  const upgrades = levels
    .filter(({ level, upgrade_reward }) => level <= ownLevel.level && upgrade_reward > 0)
    .map((level): Offer => ({
      ...terms,
      code: `vip:upgrade:${level.level}`,
      period: '',
      amount: level.upgrade_reward,
      ...upgradeWords(level),
    }))
  const kinds: Kind[] = [
    { code: 'weekly', pt: 'Prêmio semanal', en: 'Weekly reward', amount: ownLevel.weekly_reward, turn: weekTurn(at) },
    { code: 'monthly', pt: 'Prêmio mensal', en: 'Monthly reward', amount: ownLevel.monthly_reward, turn: monthTurn(at) },
    {
      code: 'birthday',
      pt: 'Presente de aniversário',
      en: 'Birthday gift',
      amount: ownLevel.birthday_reward,
      turn: birthdayTurn(at, birth_date),
    },
  ]
  const periodic = kinds.flatMap(({ code, pt, en, amount, turn }): Offer[] =>
    turn && amount > 0
      ? [{ ...terms, code: `vip:${code}`, period: turn.period, amount, expiresAt: turn.to, ...periodicWords(ownLevel, pt, en) }]
      : [],
  )
  return [...periodic, ...upgrades]
}

const upgradeWords = ({ name_pt, name_en }: Level) => ({
  title_pt: `Nível ${name_pt} alcançado`,
  title_en: `${name_en} level reached`,
  condition_pt: `Uma vez, ao alcançar o nível ${name_pt}.`,
  condition_en: `Once, for reaching the ${name_en} level.`,
})

const periodicWords = ({ name_pt, name_en }: Level, pt: string, en: string) => ({
  title_pt: `${pt} ${name_pt}`,
  title_en: `${name_en}: ${en.toLowerCase()}`,
  condition_pt: `Para quem tem o nível ${name_pt}.`,
  condition_en: `For members at the ${name_en} level.`,
})
