import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()
const { switchedOn, textOfFault } = await import(new URL('./public/switches.js', import.meta.url).href)
const state = async () => (await sandbox.send('GET', '/console/api/state')).body

test('[3] the console page lists everything that is switched on, and nothing after a reset', async () => {
  expect(switchedOn(await state())).toEqual([])
  const lotus = { merchant: 'lotus', on: true }
  await sandbox.console('clock', { offsetMs: 3_600_000 })
  await sandbox.console('latency', { ms: 250 })
  await sandbox.console('bank/down', { down: true })
  await sandbox.console('registry/down', { down: true })
  await sandbox.console('registry/person', { idNumber: '11144477735', answer: 'exclusion' })
  await sandbox.console('place/down', { down: true })
  await sandbox.console('identity/answer', { answer: 'blur' })
  await sandbox.console('audience', { merchant: 'ipanema', audience: 'members' })
  for (const action of ['maintenance', 'upgrading', 'region', 'ip', 'thirdPartySms', 'imageCDNs']) await sandbox.console(action, lotus)
  await sandbox.console('faults', { path: '/wps/x', kind: 'error' })
  await sandbox.console('flags', { merchant: 'lotus', flag: 'MAILCEN', on: false })
  expect(switchedOn(await state())).toEqual([
    'clock moved by 60 min',
    'every call takes 250 ms longer',
    'the bank does not answer',
    'the register of persons does not answer',
    'CPF 11144477735: exclusion',
    'the register of addresses does not answer',
    'identities: blur',
    'ipanema for members only',
    'closed: lotus',
    'upgrading: lotus',
    'region refused: lotus',
    'addresses refused: lotus',
    'SMS codes by a third party: lotus',
    'image CDNs: lotus',
    '1 fault',
    '1 changed setting',
  ])
  await sandbox.console('reset', {})
  expect(switchedOn(await state())).toEqual([])
})

test('[8] a fault is listed with its delay, its method and its limits', () => {
  const fault = { id: '1', path: '/wps/*', kind: 'delay', delayMs: 700, when: 'before', method: 'POST', address: '10.0.0.7' }
  expect(textOfFault(fault)).toBe('delay POST /wps/*, 700 ms, before, 10.0.0.7')
  expect(textOfFault({ path: '/x', kind: 'error', when: 'before', sessions: ['a', 'b'] })).toBe('error /x, before, 2 sessions')
  expect(textOfFault({ path: '/x', kind: 'error', when: 'before', addresses: ['10.0.0.8', '10.0.0.9'] })).toMatch(
    /10\.0\.0\.8, 10\.0\.0\.9$/,
  )
  expect(textOfFault({ path: '/x', kind: 'error', when: 'before', addresses: [] })).toMatch(/no address yet$/)
})
