import { expect, test } from 'vitest'
import { createCallLog, type LoggedCall } from './callLog.ts'

const call = (more: Partial<LoggedCall>): LoggedCall => ({
  at: 0,
  ms: 1,
  id: crypto.randomUUID(),
  key: undefined,
  call: 'getMemberInfo',
  method: 'GET',
  path: '/wps',
  status: 200,
  errorCode: undefined,
  merchant: 'ipanema',
  session: undefined,
  address: '10.0.0.1',
  faults: [],
  ...more,
})

test('[console] a flood of one caller leaves the calls of the others', () => {
  const log = createCallLog(20, 5)
  log.add(call({ id: 'a', session: 'ana' }))
  for (let turn = 0; turn < 100; turn++) log.add(call({ id: `flood${turn}`, path: '/'.repeat(9000) }))
  expect(log.find('a')).toHaveLength(1)
  expect(log.find('flood99').map(({ id, path }) => [id, path.length])).toEqual([95, 96, 97, 98, 99].map((turn) => [`flood${turn}`, 200]))
  for (let turn = 0; turn < 50; turn++) log.add(call({ session: `s${turn}` }))
  expect(log.find()).toHaveLength(20)
})

test('[console] a code that a guest sends too leads to the session that had it', () => {
  const log = createCallLog(20)
  log.add(call({ id: 'code', session: 'ana' }))
  log.add(call({ id: 'code' }))
  expect(log.find('code').map(({ session }) => session)).toEqual(['ana'])
})
