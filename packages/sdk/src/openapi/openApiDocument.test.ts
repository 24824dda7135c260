import { expect, test } from 'vitest'
import { allCalls } from '../testing/allCalls.ts'
import { openApiDocument } from './openApiDocument.ts'

const document = openApiDocument({ version: '1.0.0', server: 'https://gateway.example' })
const json = JSON.parse(JSON.stringify(document)) as Omit<typeof document, 'components'> & { components: { schemas: Record<string, Part> } }

test('[architecture: the one idea] the document has one operation for each call', () => {
  const operations = Object.values(json.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(operations.toSorted()).toEqual(allCalls.map((call) => call.name).toSorted())
  expect(json.paths['/wps/feedback']!.put!.description).toMatch(/Access: player\. Repeating: keyed\. Feature: FEEDBACK3\.$/)
})

test('[architecture: the one idea] every reference leads somewhere', () => {
  const refs = [...JSON.stringify(json).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  expect(refs.length).toBeGreaterThan(100)
  const lost = refs.filter((path) => path.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], json) === undefined)
  expect(lost).toEqual([])
})

test('[7.3] a query lists what a caller chooses and what the wire fixes', () => {
  const parameters = json.paths['/wps/relay/GCSGAME_gameList']!.get!.parameters as { name?: string; required?: boolean; schema?: unknown }[]
  const named = (name: string) => parameters.find((parameter) => parameter.name === name)
  expect(named('pageNo')).toMatchObject({ required: false, schema: { type: 'integer' } })
  expect(named('pageSize')).toMatchObject({ required: false, schema: { const: 26 } })
  expect(named('gameType')?.schema).toEqual({ $ref: '#/components/schemas/GameType' })
  expect(json.components.schemas.GameType).toMatchObject({ enum: expect.arrayContaining(['RNG', 'LOTT']) })
})

test('[3] a sealed body shows the envelope, and beside it what it holds', () => {
  const body = JSON.stringify(json.paths['/wps/session/login']!.post!.requestBody)
  expect(body).toContain('#/components/schemas/Envelope')
  expect(JSON.parse(body).content['application/json'].schema['x-sealed-data'].required).toEqual(['type'])
})

test('[quality: third parties] the merchant is a security scheme and no parameter; server, licence and tags are described', () => {
  const operations = Object.values(json.paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ security }) => !security.some((scheme) => 'merchant' in scheme))).toEqual([])
  expect(JSON.stringify(operations.map(({ parameters }) => parameters))).not.toContain('parameters/Merchant')
  expect(json.paths['/wps/session/login']!.post!.security).toEqual([{ merchant: [] }])
  expect(json.paths['/wps/wallets/balance']!.get!.security).toEqual([{ merchant: [], session: [] }])
  expect(json.tags.filter(({ description }) => !description)).toEqual([])
  expect(json.servers[0]!.description && json.info.license.identifier).toBeTruthy()
})

test('[7.6] money to send is a string, money of an answer a number or a string, also in schemas that both share', () => {
  const requests = JSON.stringify(
    Object.values(json.paths).flatMap((methods) => Object.values(methods).map((one) => [one.parameters, one.requestBody])),
  )
  const answers = JSON.stringify(Object.values(json.paths).flatMap((methods) => Object.values(methods).map((one) => one.responses)))
  expect(requests).toContain('/MoneyInput"')
  expect(requests).not.toContain('/Money"')
  expect(answers).not.toContain('/MoneyInput"')
  const named = Object.entries(json.components.schemas)
  expect(named.filter(([name, schema]) => !name.endsWith('Input') && JSON.stringify(schema).includes('/MoneyInput"'))).toEqual([])
  expect(json.components.schemas.MoneyInput).toMatchObject({ type: 'string', format: 'decimal' })
})

test('[7.6] money says how it is written', () => {
  expect(JSON.stringify(json.paths['/wps/wallets/balance'])).toContain('"sumBalance":{"$ref":"#/components/schemas/Money"')
  expect(json.components.schemas.Money).toMatchObject({ oneOf: [{ type: 'number' }, { type: 'string', format: 'decimal' }] })
})

test('[quality: third parties] every operation has a summary, and every property and parameter says what it is', () => {
  const mute: string[] = []
  const look = (at: string, schema: Part) => {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!property.description && !['success', 'value', 'errorCode'].includes(name)) mute.push(`${at}.${name}`)
      look(`${at}.${name}`, property)
    }
    for (const inner of [schema.items, schema.additionalProperties, schema['x-sealed-data']]) if (typeof inner === 'object') look(at, inner)
  }
  for (const [name, schema] of Object.entries(json.components.schemas)) look(name, schema)
  for (const operation of Object.values(json.paths).flatMap((methods) => Object.values(methods))) {
    const { operationId, summary, parameters, requestBody, responses } = operation
    if (!/^[A-Z].{10}/.test(summary)) mute.push(operationId)
    for (const parameter of parameters as { name?: string; description?: string }[])
      if (parameter.name && !parameter.description) mute.push(`${operationId}?${parameter.name}`)
    for (const body of [requestBody, responses[200]] as ({ content?: Record<string, { schema: Part }> } | undefined)[])
      for (const { schema } of Object.values(body?.content ?? {})) look(operationId, schema)
  }
  expect(mute).toEqual([])
})

interface Part {
  description?: string
  properties?: Record<string, Part>
  items?: Part
  additionalProperties?: Part | boolean
  'x-sealed-data'?: Part
}

test('[quality: third parties] schemas have the names of the SDK, and an operation lists the codes it can end with', () => {
  expect(Object.keys(json.components.schemas)).toEqual(expect.arrayContaining(['Game', 'GameType', 'LotteryOrder', 'FailureValue']))
  const { description } = json.components.schemas.Game!.properties!.iconUrl as Part
  expect(description).toMatch(/absolute, or a path from the address of the gateway/)
  const { responses } = json.paths['/lgw/orders/place']!.post!
  const codes = Object.entries(responses).map(([status, response]) => `${status} ${(response as { description?: string }).description}`)
  expect(codes).toContainEqual(expect.stringMatching(/^400 .*lottery\.drawClosed, wallet\.insufficient/))
  expect(codes).toContainEqual(expect.stringMatching(/^409 idempotency\.running/))
})
