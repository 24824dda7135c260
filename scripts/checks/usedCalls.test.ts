import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allCalls } from '@platform/sdk/testing'
import descriptions from '../../packages/sdk/src/openapi/descriptions.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const read = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.(test|stories|states)\.tsx?|\/screenStates\.ts)$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

/** Everything with which our screens, the hooks they share and the client itself make calls: names of calls, queries and mutations. */
const words = (texts: string[]) => new Set(texts.join('\n').match(/\w+/g))
const used = words(['packages/player/src', 'apps/play/src', 'packages/sdk/src/core', 'packages/sdk/src/react'].flatMap(read))
/** A query or mutation of the SDK, with every name that it mentions. */
const factories = read('packages/sdk/src')
  .flatMap((text) => text.split(/\n(?=export |\/\*\*)/))
  .map((part) => ({ name: /^export (?:const|async function|function) (\w+)/m.exec(part)?.[1] ?? '', mentions: words([part]) }))

test('[7] the reference marks exactly the calls that none of our screens makes as being for third parties', () => {
  const docs = new Map(Object.entries(descriptions.calls).map(([name, { doc }]) => [name, doc]))
  const isUsed = ({ name }: { name: string }) =>
    used.has(name) || factories.some((factory) => factory.name !== name && used.has(factory.name) && factory.mentions.has(name))
  const namesOf = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).toSorted()
  expect(namesOf(allCalls.filter((call) => docs.get(call.name)?.includes('For third parties')))).toEqual(
    namesOf(allCalls.filter((call) => !isUsed(call))),
  )
})
