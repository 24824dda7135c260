import { callsByDomain } from '../testing/allCalls.ts'
import { components } from './components.ts'
import type { JsonSchema } from './jsonSchemaOf.ts'
import { operationOf } from './operationOf.ts'
import { tagDescriptions } from './tagDescriptions.ts'

/** Every call as OpenAPI 3.1, for clients in other languages. */
export function openApiDocument({ version, server }: { version: string; server: string }) {
  const schemas: Record<string, JsonSchema> = { ...components.schemas }
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [domain, calls] of Object.entries(callsByDomain)) {
    for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, domain, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gaming gateway',
      version,
      description: 'Every call of the gateway. Money has at most two decimals, times are epoch milliseconds.',
      contact: { name: 'The gateway that serves this document', url: `${server}/reference` },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server, description: 'The gateway that serves this document.' }],
    tags: Object.keys(callsByDomain).map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    components: { ...components, schemas },
  }
}
