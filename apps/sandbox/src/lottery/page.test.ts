import * as lottery from '@platform/sdk/lottery'
import { logout } from '@platform/sdk/account'
import { allCalls } from '@platform/sdk/testing'
import { launchGame } from '@platform/sdk/games'
import { beforeAll, expect, test } from 'vitest'
import { sendCall } from '../access/sendCall.ts'
import { newToken } from '../gateway/tokens.ts'
import { getPlayState, openPlay } from '../play/calls.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

let clock = Date.UTC(2026, 10, 20, 15, 0, 30)
const sandbox = await fileSandbox({ clock: () => clock })
beforeAll(async () => {
  await addLottery(sandbox.db, 'ipanema', { code: 'FAST', family: 'FIVE', period_ms: 60_000 })
  await addLottery(sandbox.db, 'lotus')
  sandbox.sandbox.services.shared.clear()
})

const backUrl = 'http://127.0.0.1:4201/m/lottery'
const slip = (drawId: string) => ({ drawId, lines: [{ playCode: 'FIVE_SUM' as const, numbers: 'BIG', unit: 100 as never, multiplier: 1 }] })

async function player(more: object = {}) {
  const session = { ...(await sandbox.member({ balance: 10_000, ...more })), firstTimeLogin: false }
  return { session, client: sandbox.client({ session }) }
}

/** A lottery page that is open, with a token that it made itself. */
async function opened(more: object = {}) {
  const { client, session } = await player(more)
  const order = { lottoGameCode: 'FAST', lottoPrizeMode: 'Lott' as const, lottoView: 'betting' as const }
  const { gameUrl } = await launchGame(client, { ...order, backUrl })
  const ticket = new URL(gameUrl).searchParams.get('ticket')!
  const token = newToken()
  const page = sandbox.client({ session: { ...session, token } })
  return { client, page, token, ticket, gameUrl, state: await lottery.openBetting(page, { ticket, token }) }
}

test('[7.3] a lottery launch opens the betting page: ticket, view and code; without a code the lobby', async () => {
  const { client } = await player()
  const open = async (order: object) => new URL((await launchGame(client, { backUrl, ...order })).gameUrl)
  const betting = await open({ lottoGameCode: 'FAST', lottoPrizeMode: 'Lott', lottoView: 'betting' })
  expect(betting.pathname).toBe('/play/lottery/')
  expect(Object.fromEntries(betting.searchParams)).toMatchObject({ view: 'betting', code: 'FAST', merchant: 'ipanema', lang: 'PT' })
  const lobby = await open({ lottoGameCode: 'lobby', lottoPrizeMode: 'Lott', lottoView: 'lobby' })
  expect(Object.fromEntries(lobby.searchParams)).toMatchObject({ view: 'lobby', code: 'lobby' })
  // A tile names its game; which lottery that is, the gateway knows.
  const tile = await open({ nodeId: 'lottery-FAST' })
  expect(Object.fromEntries(tile.searchParams)).toMatchObject({ view: 'betting', code: 'FAST' })
  expect((await open({ nodeId: 'slot-1' })).pathname).toBe('/play/game')
  await expect(open({ lottoGameCode: 'NOSUCH' })).rejects.toMatchObject({ code: 'lottery.unknown' })
  await expect(open({ lottoGameCode: 'DAYLOTUS' })).rejects.toMatchObject({ code: 'lottery.unknown' })
})

test('[7.3] the page bets from the wallet of its player, reads its orders and cancels lines', async () => {
  const { page, client, state } = await opened()
  expect(state).toMatchObject({ balance: 10_000, currencySymbol: 'R$', trial: false, backUrl, merchantName: 'Ipanema', language: 'PT' })
  expect(state.timeZone).toEqual({ zone: 'America/Sao_Paulo', name: 'Brasília' })
  const { draw } = await lottery.getCurrentDraw(page, { gameCode: 'FAST' })
  const { order } = await lottery.placeLotteryBet(page, slip(draw!.drawId))
  expect(await lottery.getLotteryOrder(client, order)).toEqual(order)
  expect((await lottery.getBettingSession(page)).balance).toBe(9900)
  await lottery.cancelSubOrder(page, { subOrderNo: order.subOrders[0]!.subOrderNo })
  expect((await lottery.getBettingSession(page)).balance).toBe(10_000)
})

test('[6] its token is valid only for the calls of the page', async () => {
  const { token } = await opened()
  for (const call of allCalls.filter(({ access }) => access !== 'guest')) {
    const { status, body } = await sendCall(sandbox, call, {}, { token })
    if (call.page) expect(body?.errorCode ?? 'ok', call.name).not.toMatch(/^session\./)
    else expect([status, body.errorCode], call.name).toEqual([401, 'session.expired'])
  }
  expect(allCalls.filter(({ page }) => page).length).toBeGreaterThanOrEqual(6)
})

test('[7.3] a ticket opens once, within a minute, at its merchant; a lost answer may be requested again', async () => {
  const { page, ticket, token, client } = await opened()
  expect(await lottery.openBetting(page, { ticket, token })).toMatchObject({ balance: 10_000 })
  await expect(lottery.openBetting(page, { ticket, token: 'another'.padEnd(43, 'x') })).rejects.toMatchObject({ code: 'play.ticket' })
  const late = new URL((await launchGame(client, { lottoGameCode: 'FAST', backUrl })).gameUrl).searchParams.get('ticket')!
  const own = { ticket: late, token: 'own'.padEnd(43, 'y') }
  await expect(lottery.openBetting(sandbox.client({ merchant: 'lotus' }), own)).rejects.toMatchObject({ code: 'play.ticket' })
  clock += 61_000
  await expect(lottery.openBetting(sandbox.client(), own)).rejects.toMatchObject({ code: 'play.ticket' })
})

test('[6] game page and lottery page refuse the ticket of the other', async () => {
  const { client, token } = await opened()
  await expect(getPlayState(sandbox.client({ session: { token } as never }))).rejects.toMatchObject({ kind: 'sessionExpired' })
  const ticketOf = async (order: object) => new URL((await launchGame(client, { backUrl, ...order })).gameUrl).searchParams.get('ticket')!
  const game = { ticket: await ticketOf({ nodeId: 'slot-1' }), token: 'game'.padEnd(43, 'g') }
  await expect(lottery.openBetting(sandbox.client(), game)).rejects.toMatchObject({ kind: 'sessionExpired' })
  const draw = { ticket: await ticketOf({ lottoGameCode: 'FAST' }), token: 'draw'.padEnd(43, 'd') }
  await expect(openPlay(sandbox.client(), draw)).rejects.toMatchObject({ kind: 'sessionExpired' })
})

test('[4] the page ends with the session of its player', async () => {
  const { client, page } = await opened()
  const { draw } = await lottery.getCurrentDraw(page, { gameCode: 'FAST' })
  await logout(client)
  await expect(lottery.placeLotteryBet(page, slip(draw!.drawId))).rejects.toMatchObject({ kind: 'sessionExpired' })
})

test('[9] the console moves the clock to a lock or a draw, and closes a lottery; it does not reveal coming results', async () => {
  const { client } = await player()
  const { draw } = await lottery.getCurrentDraw(client, { gameCode: 'FAST' })
  const moved = await sandbox.console<{ now: number; numero: string }>('draws/skip', { code: 'FAST', to: 'lock', beforeMs: 6000 })
  expect(moved).toEqual({ numero: draw!.numero, now: draw!.lockTime - 6000 })
  expect((await lottery.getCurrentDraw(client, { gameCode: 'FAST' })).remainTime).toBe(6000)
  await sandbox.console('draws/skip', { code: 'FAST', to: 'draw' })
  await sandbox.console('draws/settle', {})
  expect((await lottery.getDraw(client, draw!)).winningNumber).toMatch(/^\d(,\d){4}$/)
  await sandbox.console('lotteries', { code: 'FAST', sale: 'closed' })
  expect((await lottery.getCurrentDraw(client, { gameCode: 'FAST' })).draw).toBeUndefined()
  await sandbox.console('lotteries', { code: 'FAST', sale: 'open' })
  await expect(sandbox.console('draws/skip', { code: 'NOSUCH', to: 'lock' })).rejects.toThrow('notFound')
  await sandbox.console('reset', {})
})
