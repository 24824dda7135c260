import { project } from './project.ts'

/** The usual linters have nothing to say about the document. */
export async function lintOpenApi(tarballs: Record<string, string>): Promise<string> {
  const tools = { '@redocly/cli': '*', '@stoplight/spectral-cli': '*' }
  const { node, run } = await project(
    { '@platform/sdk': tarballs['@platform/sdk']!, ...tools },
    { '.spectral.yaml': 'extends: ["spectral:oas"]\n' },
  )
  await node(`import { writeFileSync } from 'node:fs'
import { openApiDocument } from '@platform/sdk/openapi'
writeFileSync('openapi.json', JSON.stringify(openApiDocument({ version: '1.0.0', server: 'https://gateway.platform.dev' }), null, 1))`)
  const redocly = await run('npx', ['redocly', 'lint', 'openapi.json', '--format=summary'])
  if (/warning|error/i.test(redocly.replaceAll(/Deprecation warning.*/g, ''))) throw new Error(redocly)
  await run('npx', ['spectral', 'lint', 'openapi.json', '--fail-severity=hint'])
  return 'redocly and spectral'
}
