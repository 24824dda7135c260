import {
  getConsolidatedSettings,
  getCustomerService,
  getDomainRoutes,
  getRegisterRules,
  getRegisterSettings,
  getVillages,
} from '@platform/sdk/account'
import { decodeServiceLink } from '@platform/sdk/serviceLink'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()

test('[5] the rules are in the order of the form, each with its text', async () => {
  const rules = await getRegisterRules(sandbox.client())
  expect(rules[0]).toEqual({
    field: 'username',
    enabled: true,
    required: true,
    pattern: String.raw`^[A-Za-z]\w*$`,
    minLength: 4,
    maxLength: 16,
    messageKey: 'usernameFormat',
  })
  expect(rules.find(({ field }) => field === 'loginMobileNum')).toMatchObject({
    minLength: 8,
    maxLength: 20,
    messageKey: 'in_mobileNum_error',
  })
  for (const { pattern } of rules) expect(() => new RegExp(pattern, 'u')).not.toThrow()
})

test('[2.10] a brand may replace a rule, without an effect on other brands', async () => {
  await sandbox.db
    .insertInto('register_rules')
    .values({ merchant: 'lotus', field: 'payeeName', position: 0, enabled: true, required: true })
    .execute()
  const first = async (merchant: string) => (await getRegisterRules(sandbox.client({ merchant })))[0]?.field
  expect([await first('lotus'), await first('ipanema')]).toEqual(['payeeName', 'username'])
})

test('[2.10] the ways of registration follow the flags of the brand', async () => {
  await sandbox.console('flags', { merchant: 'lotus', flag: 'MOBILEREG3', on: true })
  await sandbox.console('flags', { merchant: 'lotus', flag: 'USERNAMEREG3', on: false })
  expect(await getRegisterSettings(sandbox.client({ merchant: 'lotus' }))).toMatchObject({
    username: false,
    mobile: true,
    captcha: true,
    smsCode: false,
  })
})

test('[2.18] the customer service link is encrypted, differently each time, and leads to the brand', async () => {
  const contacts = await getCustomerService(sandbox.client())
  expect(contacts.map(({ type }) => type)).toEqual(['ONLINE', 'WHATSAPP', 'TELEGRAM'])
  expect(JSON.stringify(contacts)).not.toContain('ipanema')
  expect(decodeServiceLink(contacts[0]!.value, ['chat.ipanema.example'])).toBe('https://chat.ipanema.example/')
})

test('[3] the site configuration has the same encrypted links, and the ways of registration', async () => {
  const { customerService, register } = await getConsolidatedSettings(sandbox.client({ merchant: 'lotus' }))
  expect(decodeServiceLink(customerService.ONLINE!, ['chat.lotus.example'])).toBe('https://chat.lotus.example/')
  expect(register).toEqual({ username: false, mobile: true })
})

test('[7.1] the site lists its other addresses', async () => {
  expect(await getDomainRoutes(sandbox.client())).toEqual([
    { url: 'https://ipanema.example', main: true },
    { url: 'http://127.0.0.1:4201', main: false },
  ])
})

test('[4] villages are states, and cities of a state', async () => {
  const states = await getVillages(sandbox.client(), { parent: 'RJ' })
  expect(states.map(({ name }) => name)).toEqual(['Búzios', 'Niterói', 'Petrópolis', 'Rio de Janeiro'])
  const all = await getVillages(sandbox.client())
  expect(all.filter(({ parent }) => parent === '')).toHaveLength(27)
  expect(await getVillages(sandbox.client(), { parent: "x' or 1=1" })).toEqual([])
})
