import { routes } from '../../packages/player/src/routes.ts'
import type { Member, QaConsole } from '../support/QaConsole.ts'
import type { texts } from '../support/texts.ts'
import type { Engine } from './Engine.ts'
import type { hands } from './hands.ts'

/** A walk through a site in an engine. */
export interface Followed {
  engine: Engine
  page: ReturnType<typeof hands>
  site: string
  qa: QaConsole
  t: ReturnType<typeof texts>
}

/** A guest's next step of the registration has the focus. */
export async function followRegistration({ engine, page, site, t: { auth } }: Followed): Promise<void> {
  await engine.evaluate(`(localStorage.clear(), sessionStorage.clear())`)
  await engine.goto(site + routes.register.paths[0])
  const secret = `Se9${Date.now().toString(36)}`
  await page.fill(auth.register.fields.username, `fala${Date.now().toString(36)}`)
  await page.fill(auth.password, secret)
  await page.fill(auth.register.fields.confirmPassword, secret)
  await page.press('button', auth.register.next)
  await page.focuses('[role=group]', /2/)
}

/** Tiers of an offer: a new one has the focus in its first field, and a press while a field has an unread error is not lost. */
export async function followOffer({ engine, page, site, qa, t: { contracts } }: Followed): Promise<void> {
  const { merchant } = qa
  const agent = await qa.newMember({ type: 1 })
  const terms = { cycle: 'week', carryOver: true, tiers: [{ contractRate: 8000 }] }
  await qa.call('POST', 'contracts/sign', { merchant, userName: agent.userName, kind: 'dividend', terms })
  const member = await qa.call<Member>('POST', 'members', { merchant, upline: agent.userName })
  await engine.evaluate(`(localStorage.clear(), sessionStorage.setItem('MC_SESSION_INFO', ${JSON.stringify(JSON.stringify(agent))}))`)
  await engine.goto(`${site}${routes.dividend.paths[0]}?tab=downline`)
  await page.press('main a', contracts.downline.offer)
  await page.focuses('h2', contracts.downline.who)
  await page.press('main a', member.userName)
  await page.focuses('h2', new RegExp(member.userName))
  const { pays, review, add } = contracts.editor
  await page.press('label', pays)
  await page.fill(pays, '99')
  await page.press('button', review)
  await page.focuses('input[aria-invalid=true]')
  await page.fill(pays, '4')
  await page.press('button', add)
  await page.focuses('[role=group] [role=group]:last-child input')
  await page.press('button', contracts.editor.remove.replace('{tier}', '2'))
  await page.focuses('[role=group]')
}
