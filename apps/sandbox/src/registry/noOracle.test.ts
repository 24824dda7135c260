import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { getMemberInfo, getRegistrationProgress, login, register } from '@platform/sdk/account'
import { getKyc, getPersonalInfo, getSecurityConfig, setPersonalInfo } from '@platform/sdk/security'
import { afterAll, expect, test, vi } from 'vitest'
import { newCpf } from '../console/newCpf.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withBandeira } from '../testing/registeringMember.ts'
import { solveCaptcha } from '../testing/solveCaptcha.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { sweepRegistry } from './sweepRegistry.ts'

const hashing = vi.spyOn(crypto, 'scrypt')
syncBuiltinESMExports()
afterAll(() => {
  hashing.mockRestore()
  syncBuiltinESMExports()
})
const merchant = 'bandeira'
const asked: string[] = []
const impeded = new Set<string>()
const registry = {
  check: (cpf: string) => {
    asked.push(cpf)
    return Promise.resolve(impeded.has(cpf) ? ('exclusion' as const) : ('clear' as const))
  },
}
const databaseUrl = await testDatabase()
const sandbox = await fileSandbox({ merchants: withBandeira, registry, databaseUrl })
/** A second gateway of the same database. */
const other = await fileSandbox({ merchants: withBandeira, registry, databaseUrl })
const { services } = sandbox.sandbox
// Nothing in the background takes time from what is compared.
await Promise.all([sandbox, other].map(({ sandbox: gateway }) => gateway.pause()))
await sandbox.console('flags', { merchant, flag: 'USERNAMEREG3', on: true })
const holder = await sandbox.console('members', { merchant })

/** How many registrations of each kind: `PACE_ROUNDS=200` compares their times too. */
const paceRounds = Number(process.env.PACE_ROUNDS ?? 0)
const password = 'Canario2026'
const kinds = ['unknown', 'known', 'impeded'] as const
type Kind = (typeof kinds)[number]

function cpfOf(kind: Kind): string {
  if (kind === 'known') return holder.idNumber
  const cpf = newCpf()
  if (kind === 'impeded') impeded.add(cpf)
  return cpf
}

let people = 0
const formOf = async (idNumber: string, gateway = sandbox) => {
  const address = `10.7.${Math.floor(people / 20)}.1`
  const client = gateway.client({ merchant, address })
  const username = `igual${String(++people).padStart(4, '0')}x`
  const names = { username, payeeName: 'Ana Clara Souza', password, confirmPassword: password }
  const form = {
    ...names,
    idNumber,
    registerUrl: 'bandeira.example',
    registerMethod: 'H5' as const,
    ...(await solveCaptcha(sandbox, address, merchant)),
  }
  return { client, form, username }
}

/** An answer without what is the caller's own. */
const plain = (answer: unknown, name: string) =>
  JSON.stringify(answer)
    .replaceAll(name, 'NAME')
    .replaceAll(/"id":"\d+"|"regDate":\d+/g, '')

/** A registration with a CPF, and all that its member can read of it afterwards. */
async function registration(kind: Kind) {
  const idNumber = cpfOf(kind)
  const { client, form, username } = await formOf(idNumber)
  hashing.mockClear()
  const start = performance.now()
  const made = await register(client, form)
  const took = performance.now() - start
  const work = hashing.mock.calls.length
  const askedWithin = asked.includes(idNumber) && kind !== 'known'
  const read = async () => {
    await sweepRegistry(services)
    const { token } = await login(client, { type: 'username', username, password })
    const own = sandbox.client({ merchant, session: { token, userName: username, type: 0, firstTimeLogin: false, merchantCode: merchant } })
    const typed = await failureOf(setPersonalInfo(own, { idNumber, birthDate: '1990-05-17' }))
    const answers = [await getRegistrationProgress(own), await getMemberInfo(own), await getSecurityConfig(own), await getKyc(own)]
    return plain([typed?.code ?? 'done', ...answers, { ...(await getPersonalInfo(own)), idNumber: '' }], username)
  }
  return { took, answer: { made: plain(made, username), work, askedWithin }, read }
}

test('[2.10] a known, an unknown and an impeded CPF get the same answers after the same work, at the registration and after it; none is queried within the call', async () => {
  const answers: unknown[] = []
  for (const kind of kinds) {
    const { answer, read } = await registration(kind)
    answers.push({ ...answer, read: (await read()).replaceAll(/"idNumber":"[^"]*"/g, '') })
  }
  expect(answers[0]).toMatchObject({ work: 1, askedWithin: false })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

test.runIf(paceRounds > 0)('[2.10] and they take the same time: ± 20 ms at the median', async () => {
  const times: Record<Kind, number[]> = { unknown: [], known: [], impeded: [] }
  for (let round = 0; round < paceRounds; round++) for (const kind of kinds) times[kind].push((await registration(kind)).took)
  const medians = kinds.map((kind) => median(times[kind]))
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(20)
})

test('[2.10] of a hundred registrations with one CPF at once, by two gateways, one account becomes its holder, and all answers are equal', async () => {
  const cpf = newCpf()
  const forms = []
  for (let serial = 0; serial < 100; serial++) forms.push(await formOf(cpf, serial % 2 ? other : sandbox))
  const answers = await Promise.all(forms.map(async ({ client, form, username }) => plain(await register(client, form), username)))
  expect(new Set(answers).size).toBe(1)
  const holders = sandbox.db.selectFrom('members as m').innerJoin('cpf_holders as h', 'h.member_id', 'm.id').select('m.id')
  expect(await holders.where('m.id_number', '=', cpf).execute()).toHaveLength(1)
})
