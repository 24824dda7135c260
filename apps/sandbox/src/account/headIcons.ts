import { memberOf, type Context } from '../gateway/Context.ts'
import { invalid } from '../base/Refusal.ts'

/** Pictures of the platform's own set; `/cdn/signs` draws them. */
const icons = [
  'tiger.amber',
  'jaguar.jungle',
  'wolf.night',
  'fox.ember',
  'panda.steel',
  'owl.violet',
  'toucan.flag',
  'unicorn.candy',
  'phoenix.ruby',
  'koi.lagoon',
  'turtle.jade',
  'horse.cocoa',
]

export async function headIconOf(context: Context) {
  const { icon } = await context.db.selectFrom('members').select('icon').where('id', '=', memberOf(context).id).executeTakeFirstOrThrow()
  return { icon, icons: icons.map((name) => ({ icon: name, url: `/cdn/signs/${name}.svg` })) }
}

export async function chooseHeadIcon(context: Context, icon: string) {
  if (!icons.includes(icon)) throw invalid('icon')
  await context.db.updateTable('members').set({ icon }).where('id', '=', memberOf(context).id).execute()
  return {}
}
