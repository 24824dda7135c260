import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import lottery from '../../apps/play/src/i18n/locales/pt-BR/lottery.json' with { type: 'json' }
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import { QaConsole } from '../support/QaConsole.ts'
import { texts } from '../support/texts.ts'
import { brokenSigns } from './brokenSigns.ts'
import type { Engine } from './Engine.ts'
import { followOffer, followRegistration } from './followFocus.ts'
import { hands } from './hands.ts'
import { playRound } from './playRound.ts'
import { walkAgent } from './walkAgent.ts'

export interface Walk {
  gateway: string
  site: string
  merchant: string
  /** Folder for screenshots. */
  folder: string
}

/** A draw every three minutes leaves enough time for a slow engine. */
const LOTTERY = 'EFN3'

/** They open a game, which the journey does. */
const launches = new Set<RouteName>(['launchGame', 'startLottery'])

/**
 * The main journey in any engine: home, sign-in, a deposit, a game list, a launch, the signs of the reels, a round, a lottery bet and its record, a
 * withdrawal; every route as a member; an agent's offer and routes; a registration; on the way, where the focus goes. Throws at the first failure and takes
 * a screenshot of it.
 */
export async function walkEngine(engine: Engine, walk: Walk): Promise<void> {
  rmSync(walk.folder, { recursive: true, force: true })
  mkdirSync(walk.folder, { recursive: true })
  let count = 0
  const picture = async (name: string) => {
    const png = Buffer.from(await engine.screenshot(), 'base64')
    writeFileSync(join(walk.folder, `${++count}-${name}.png`), png)
    console.log(`  ${name}`)
  }
  try {
    await journey(engine, walk, picture)
  } catch (error) {
    await picture('failed').catch(() => undefined)
    throw error
  }
}

async function journey(engine: Engine, { gateway, site, merchant }: Walk, picture: (name: string) => Promise<void>): Promise<void> {
  const page = hands(engine)
  const t = texts('pt-BR', merchant)

  await engine.goto(`${site}/m/home`)
  await page.sees('main article')
  await picture('home')

  const qa = new QaConsole(gateway, merchant)
  const followed = { engine, page, site, qa, t }
  const { userName, password } = await qa.newMember({ balance: 10_000, payeeName: 'Ana Clara Souza', idNumber: 'new' })
  await engine.goto(`${site}/m/login`)
  await page.fill(t.auth.username, userName)
  await page.fill(t.auth.password, password)
  await page.press('button', t.auth.submit)
  await page.reads('header', /R\$\s*100,00/)
  await picture('signed-in')

  await engine.goto(`${site}/m/voucherCenter`)
  await page.press('button', /R\$\s?50$/)
  await page.holds('input', /^50/)
  await page.press('button', new RegExp(`^${t.deposit.form.submit.PIX}`))
  await page.sees('[role=timer]')
  await page.reads('button', new RegExp(t.deposit.pix.copy))
  await page.focuses('h2', /Pix/)
  await picture('deposit')
  const orderNo = await engine.evaluate(`new URL(location.href).searchParams.get('order')`)
  await qa.call('POST', 'bank/pay', { orderNo })
  await page.reads('h1, h2', new RegExp(t.deposit.result.credited))
  await page.reads('header', /R\$\s*150,00/)
  await picture('credited')

  await engine.goto(`${site}/m/gameList?gameType=INHOUSE`)
  await page.sees('main article a')
  await picture('game-list')
  await page.press('button', t.games.find.label)
  await page.focuses('input')
  await page.press('button', t.games.find.close)
  await page.focuses('button', t.games.find.label)
  await page.pressFirst('main article a')
  await page.sees('[role=timer]')
  await page.sees('iframe')
  await page.focuses('h1')
  await picture('launch')
  const broken = await brokenSigns(engine)
  if (broken.length > 0) throw new Error(`Signs that are not drawn whole: ${broken.join(', ')}`)
  await engine.goto(`${site}/m/gameList?gameType=INHOUSE`)
  await page.sees('main article a')
  await playRound(engine, gateway, picture)

  // A draw that has just opened does not end between two presses.
  await qa.call('POST', 'draws/skip', { code: LOTTERY, to: 'draw' })
  await engine.goto(`${site}/m/lottery`)
  await page.sees(`a[href*="code=${LOTTERY}"]`)
  await page.pressFirst(`a[href*="code=${LOTTERY}"]`)
  await page.reads('h2', /Concurso \d+/)
  await page.press('[role=tab]', 'Soma')
  await page.press('button', lottery.half.ODD)
  await page.press('footer button', lottery.bet)
  await page.press('[role=dialog] button', /^Apostar .* no concurso \d+$/)
  await page.reads('[role=dialog]', new RegExp(lottery.placed))
  await page.focuses('[role=group]', lottery.placed)
  await picture('lottery-bet')
  await page.press('[role=dialog] button', lottery.newBet)
  await page.focuses('[role=region]')

  await engine.goto(`${site}/m/lotteryRecord`)
  await page.sees('main li')
  await picture('records')

  const { paymentPassword } = await qa.call<{ paymentPassword: string }>('POST', 'withdrawals/ready', { merchant, userName })
  await engine.goto(`${site}/m/withdraw`)
  await page.fill(t.withdraw.form.amount, '20')
  await page.fill(t.security.payment.title, paymentPassword)
  await page.press('button', new RegExp(`^${t.withdraw.form.submit} R\\$`))
  await page.reads('h1, h2', new RegExp(t.withdraw.order.timeline))
  const withdrawal = await engine.evaluate<string>(`new URL(location.href).searchParams.get('order')`)
  await qa.call('POST', 'withdrawals/approve', { orderNo: withdrawal })
  await engine.goto(`${site}/m/withdraw?order=${withdrawal}`)
  await page.reads('main', new RegExp(t.withdraw.event.paid))
  await picture('withdrawn')

  for (const name of routeNames.filter((one) => !launches.has(one))) {
    await engine.goto(site + routes[name].paths[0])
    // The content, not its skeleton.
    await page.holdsText('main', name)
  }
  await picture('every-route')
  await followOffer(followed)
  await picture('offer')
  // The agent of the offer.
  await walkAgent(followed)
  await picture('every-agent-route')
  // The last: a registration asks before it is left.
  await followRegistration(followed)
  await picture('registration')
}
