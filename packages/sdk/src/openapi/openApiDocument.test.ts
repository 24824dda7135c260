import { expect, test } from 'vitest'
import { allCalls } from '../testing/allCalls.ts'
import { openApiDocument } from './openApiDocument.ts'

const document = openApiDocument({ version: '1.0.0', server: 'https://gateway.example' })
const json: typeof document = JSON.parse(JSON.stringify(document))

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
  expect(named('pageSize')).toMatchObject({ required: true, schema: { const: 26 } })
  expect(named('gameType')?.schema).toMatchObject({ enum: expect.arrayContaining(['RNG', 'LOTT']) })
})

test('[3] a sealed body shows the envelope, and beside it what it holds', () => {
  const body = JSON.stringify(json.paths['/wps/session/login']!.post!.requestBody)
  expect(body).toContain('#/components/schemas/Envelope')
  expect(JSON.parse(body).content['application/json'].schema['x-sealed-data'].required).toEqual(['type'])
})

test('[7.6] money says how it is written', () => {
  expect(JSON.stringify(json.paths['/wps/wallets/balance'])).toContain('"sumBalance":{"type":["number","string"]')
})
