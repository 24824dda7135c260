import { getConsolidatedSettings, getMemberInfo, getWhitelabel } from '@platform/sdk/account'
import { getAnnouncementList } from '@platform/sdk/announcements'
import { getDepositOrder } from '@platform/sdk/deposit'
import { getProtection } from '@platform/sdk/protection'
import { getWalletBalance } from '@platform/sdk/wallet'
import { afterEach, expect, test } from 'vitest'
import { fileSandbox } from '../../testing/fileSandbox.ts'
import { origin } from '../../testing/startTestSandbox.ts'

const sandbox = await fileSandbox({
  scenarios: [{ name: 'home/content', about: 'Home', path: '/m/home', setup: [], merchants: ['ipanema'] }],
})
afterEach(() => sandbox.console('reset', {}))

const announcements = getAnnouncementList.path
const state = async () => (await sandbox.send('GET', '/console/api/state')).body
const open = (scenario: object, more: object = {}) =>
  sandbox.console('scenarios/open', {
    merchant: 'ipanema',
    scenario: { name: 'notice/test', about: 'A test', path: '/m/notice', setup: [], ...scenario },
    ...more,
  })

test('[3] a scenario creates its member, signed in, and names the page of its state', async () => {
  const { session, path } = await open({ path: '/m/activityDetail?id={promotion}', member: { balance: 1234, type: 1 } })
  expect(path).toMatch(/^\/m\/activityDetail\?id=\d+$/)
  expect((await sandbox.call(getMemberInfo, {}, session)).body.value).toMatchObject({ account: session.userName, type: 1 })
  expect((await sandbox.call(getWalletBalance, {}, session)).body.value.sumBalance).toBe(12.34)
  expect((await open({})).session).toBeUndefined()
})

test('[8] a fault of a scenario applies to its own address only', async () => {
  const { path } = getWhitelabel
  await open({ setup: [{ action: 'faults', body: { path, kind: 'error' } }] }, { address: '10.9.9.9' })
  expect((await sandbox.call(getWhitelabel, {}, { address: '10.9.9.9' })).status).toBe(500)
  expect((await sandbox.call(getWhitelabel, {}, { address: '10.9.9.8' })).status).toBe(200)
})

test('[8] an answer can be emptied: its lists have no rows, everything else is unchanged', async () => {
  const before = (await sandbox.call(getAnnouncementList, { pageNo: '1' })).body
  await sandbox.console('faults', { path: announcements, kind: 'empty' })
  const after = (await sandbox.call(getAnnouncementList, { pageNo: '1' })).body
  const emptied = JSON.parse(JSON.stringify(before), (key, value) => (Array.isArray(value) ? [] : key.startsWith('total') ? 0 : value))
  expect(after).toEqual(emptied)
})

test('[3] undoing a scenario reverts its own changes only', async () => {
  await sandbox.console('faults', { path: '/wps/x', kind: 'error' })
  const { id } = await open({
    setup: [
      { action: 'faults', body: { path: announcements, kind: 'error' } },
      { action: 'maintenance', body: { on: true } },
      { action: 'flags', body: { flag: 'MAILCEN', on: false } },
      { action: 'latency', body: { ms: 5 } },
    ],
  })
  await sandbox.console('faults', { path: '/wps/y', kind: 'error' })
  await sandbox.console('region', { merchant: 'lotus', on: true })
  expect(await state()).toMatchObject({ maintenance: ['ipanema'], scenarios: [{ id, name: 'notice/test' }] })
  // Its latency is its own brand's.
  expect((await state()).faults).toContainEqual(expect.objectContaining({ kind: 'delay', delayMs: 5, merchant: 'ipanema' }))
  await sandbox.console('scenarios/undo', { id })
  const { maintenance, region, faults, scenarios } = await state()
  expect({ maintenance, region, scenarios }).toEqual({ maintenance: [], region: ['lotus'], scenarios: [] })
  expect(faults.map(({ path }: { path: string }) => path)).toEqual(['/wps/x', '/wps/y'])
  expect((await sandbox.call(getWhitelabel)).body.value.flags.MAILCEN).toBe(true)
  await expect(sandbox.console('scenarios/undo', { id })).rejects.toThrow('notFound')
})

test('[3] undoing a scenario does not change the reopening time of another, closed brand', async () => {
  const closed = { setup: [{ action: 'maintenance', body: { on: true, minutes: 30 } }] }
  const [ipanema, lotus] = [await open(closed), await open(closed, { merchant: 'lotus' })]
  const { console: switches } = sandbox.sandbox.services
  const { lotus: reopens } = switches.current().reopensAt
  expect(reopens).toEqual(expect.any(Number))
  await sandbox.console('scenarios/undo', { id: ipanema.id })
  expect(switches.current()).toMatchObject({ maintenance: ['lotus'], reopensAt: { lotus: reopens } })
  await sandbox.console('scenarios/undo', { id: lotus.id })
  expect(switches.current().reopensAt).toEqual({})
})

test('[3] scenarios that are opened in parallel do not lose each other’s changes', async () => {
  const paths = Array.from({ length: 6 }, (_, index) => `/wps/parallel/${index}`)
  await Promise.all(paths.map((path) => open({ setup: [{ action: 'faults', body: { path, kind: 'error' } }] })))
  expect((await state()).faults.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths)
})

test('[3] resetting the switches also resets the flags that scenarios changed', async () => {
  await open({ setup: [{ action: 'flags', body: { flag: 'MAILCEN', on: false } }] })
  await sandbox.console('reset', {})
  expect((await sandbox.call(getWhitelabel)).body.value.flags.MAILCEN).toBe(true)
})

test('[7.6] a scenario requests limits as its new member, never as one of the seed', async () => {
  const requests = [1000, 2000].map((value) => ({ kind: 'loss', period: 'day', value, hoursAgo: 25 }))
  const { db } = sandbox
  const limits = (userName: string) =>
    db.selectFrom('limits as l').innerJoin('members as m', 'm.id', 'l.member_id').select(['l.value', 'l.wanted']).where('m.account', '=', userName).execute() // prettier-ignore
  const { session } = await open({ member: { limits: requests } })
  expect(await limits(session.userName)).toEqual([{ value: 1000, wanted: 2000 }])
  const { userName } = await sandbox.member()
  await open({ member: { userName, limits: requests } })
  expect(await limits(userName)).toEqual([])
})

test.each([
  [{ path: 'https://evil.example/' }, /validation/],
  [{ path: '//evil.example/' }, /validation/],
  [{ setup: [{ action: 'seed/reset', body: {} }] }, /validation/],
  [{ setup: [{ action: 'clock', body: { offsetMs: 1 } }] }, /validation/],
  [{ setup: [{ action: 'faults', body: { path: 'x', kind: 'error' } }] }, /validation/],
  [{ member: { userName: 'nobody' } }, /notFound/],
])('[6] an invalid scenario is refused: %j', async (scenario, reason) => {
  await expect(open(scenario)).rejects.toThrow(reason)
  expect((await state()).scenarios).toEqual([])
})

test('[8] a fault of a scenario applies where it was opened and where its link was followed, not to other sessions of the member', async () => {
  const member = { userName: (await sandbox.member()).userName }
  const { path } = getMemberInfo
  const { id, session, link } = await open({ member, setup: [{ action: 'faults', body: { path, kind: 'refuse', status: 429 } }] })
  const other = (await open({ member })).session
  const page = await sandbox.sandbox.fetch(new Request(origin + link.path), { address: '192.168.1.20', site: true })
  const followed = JSON.parse(/id="entry">(.*?)<\/script>/.exec(await page.text())![1]!).session
  const status = async (one: { token: string }) => (await sandbox.call(getMemberInfo, {}, one)).status
  expect([await status(session), await status(followed), await status(other)]).toEqual([429, 429, 200])
  await sandbox.console('scenarios/undo', { id })
  expect([await status(session), (await state()).faults]).toEqual([200, []])
})

test('[8] a fault of a guest’s scenario applies only to the addresses that open its link', async () => {
  const { path } = getWhitelabel
  const { link } = await open({ setup: [{ action: 'faults', body: { path, kind: 'error' } }] })
  const statusAt = async (address: string) => (await sandbox.call(getWhitelabel, {}, { address })).status
  expect(await statusAt('192.168.1.20')).toBe(200)
  await sandbox.sandbox.fetch(new Request(origin + link.path), { address: '192.168.1.20', site: true })
  expect([await statusAt('192.168.1.20'), await statusAt('192.168.1.21')]).toEqual([500, 200])
})

test('[6] its link signs in on a site within ten minutes, and its content is shown as text', async () => {
  const { link, session } = await open({ member: { balance: 5 } })
  const fetchAt = (path: string) => sandbox.sandbox.fetch(new Request(origin + path), { address: '192.168.1.20', site: true })
  const page = await fetchAt(link.path)
  expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self'/)
  const entry = JSON.parse(/id="entry">(.*?)<\/script>/.exec(await page.text())![1]!)
  expect(entry).toMatchObject({ path: '/m/notice', language: 'PT', session: { userName: session.userName } })
  expect((await sandbox.call(getMemberInfo, {}, entry.session)).status).toBe(200)
  expect((await fetchAt('/cdn/open/open.js')).headers.get('Content-Type')).toMatch('javascript')
  await sandbox.console('clock', { offsetMs: 601_000 })
  expect((await fetchAt(link.path)).status).toBe(404)
  expect((await fetchAt('/cdn/open/unknown')).status).toBe(404)
})

test('[6] only its own link ends with a scenario', async () => {
  const fetchAt = (path: string) => sandbox.sandbox.fetch(new Request(origin + path), { address: '192.168.1.20', site: true })
  const [undone, other] = [await open({ member: {} }), await open({ member: {} })]
  await sandbox.console('scenarios/undo', { id: undone.id })
  expect((await fetchAt(undone.link.path)).status).toBe(404)
  expect((await fetchAt(other.link.path)).status).toBe(200)
})

test('[3] the console lists the scenarios and draws an address as a QR code', async () => {
  expect((await sandbox.send('GET', '/console/api/scenarios')).body).toMatchObject([{ name: 'home/content' }])
  const code = await sandbox.sandbox.fetch(new Request(`${origin}/console/api/qr?text=${encodeURIComponent('http://10.0.0.7:4001/m')}`))
  expect([code.headers.get('Content-Type'), await code.text()]).toEqual(['image/svg+xml', expect.stringMatching(/^<svg/)])
  expect((await sandbox.send('GET', '/console/api/qr')).status).toBe(400)
})

test('[3] going back to the seed removes all later changes, and the sandbox answers as at the start', async () => {
  const { token } = await sandbox.member({ balance: 100 })
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'MAILCEN', on: false })
  await sandbox.console('clock', { offsetMs: 86_400_000 })
  await sandbox.console('seed/reset', {})
  await expect.poll(async () => (await sandbox.call(getMemberInfo, {}, { token })).status, { timeout: 3000 }).toBe(401)
  expect((await sandbox.call(getWhitelabel)).body.value.flags.MAILCEN).toBe(true)
  expect(await state()).toMatchObject({ clockOffsetMs: 0 })
  const again = await sandbox.member({ balance: 100 })
  expect((await sandbox.call(getWalletBalance, {}, again)).body.value.sumBalance).toBe(1)
  expect(Object.values((await sandbox.send('GET', '/console/api/ledger')).body)).not.toContain(false)
})

test('[7.6] undoing a scenario resets the rules of withdrawals', async () => {
  const rules = () =>
    sandbox.db
      .selectFrom('withdraw_settings')
      .select(['window_from', 'window_until'])
      .where('merchant', '=', 'ipanema')
      .executeTakeFirstOrThrow()
  const before = await rules()
  const { id } = await open({ setup: [{ action: 'withdrawals/settings', body: { window_from: 5, window_until: 6 } }] })
  expect(await rules()).toEqual({ window_from: 5, window_until: 6 })
  await sandbox.console('scenarios/undo', { id })
  expect(await rules()).toEqual(before)
})

test('[3] shared answers are recomputed after a scenario that affects a brand, and after its end; a scenario of a page does not affect them', async () => {
  const { shared } = sandbox.sandbox.services
  const made = (value: string) => shared.get('a test', 60_000, () => Promise.resolve(value))
  shared.clear()
  await made('first')
  const own = await open({ member: {}, setup: [{ action: 'faults', body: { path: announcements, kind: 'error' } }] })
  await sandbox.console('scenarios/undo', { id: own.id })
  expect(await made('second')).toBe('first')
  const { id } = await open({ setup: [{ action: 'flags', body: { flag: 'MAILCEN', on: false } }] })
  expect(await made('third')).toBe('third')
  await sandbox.console('scenarios/undo', { id })
  expect(await made('fourth')).toBe('fourth')
})

test('[7.4] the scenario of an expiring code leaves half a minute each time it is opened, without changing the clock', async () => {
  const offsetMs = 7_200_000
  await sandbox.console('clock', { offsetMs })
  const ending = { path: '/m/voucherCenter?order={deposit}', member: {}, setup: [{ action: 'deposits/open', body: { end: 'ending' } }] }
  for (const _time of ['first', 'second']) {
    const { path, session } = await open(ending)
    const orderNo = new URLSearchParams(path.split('?')[1]).get('order')!
    const { status, expiresAt } = (await sandbox.call(getDepositOrder, { orderNo }, session)).body.value
    const { now, clockOffsetMs } = await state()
    expect({ status, clockOffsetMs }).toEqual({ status: 'waiting', clockOffsetMs: offsetMs })
    expect(expiresAt - now).toBeGreaterThan(15_000)
    expect(expiresAt - now).toBeLessThanOrEqual(30_000)
    const charge = await sandbox.db
      .selectFrom('bank_charges')
      .select('expires_at')
      .where('reference', '=', orderNo)
      .executeTakeFirstOrThrow()
    expect(charge.expires_at).toBe(expiresAt)
  }
})

test('[7.6] withdrawals that a scenario switches off are on again after its end, and after a reset', async () => {
  const isOn = async () => (await sandbox.call(getConsolidatedSettings)).body.value.withdrawEnabled
  const off = { setup: [{ action: 'withdrawals/switch', body: { on: false } }] }
  const { id } = await open(off)
  expect(await isOn()).toBe(false)
  await sandbox.console('scenarios/undo', { id })
  expect(await isOn()).toBe(true)
  await open(off)
  await sandbox.console('reset', {})
  expect(await isOn()).toBe(true)
  await expect(sandbox.console('withdrawals/switch', { merchant: 'nobody', on: false })).rejects.toThrow('notFound')
})

test.each([
  ['mayReturn', { state: 'excluded', mayRequestReturn: true }],
  ['impeded', { state: 'impeded' }],
])('[7.6] a scenario shows the account of its new member as %s', async (late, state) => {
  const { session } = await open({ member: { late } })
  expect(await getProtection(sandbox.client({ session }))).toMatchObject(state)
})
