import { readdir, readFile } from 'node:fs/promises'

/** The SDK's sources: the gateway runs from them. */
const sources = new URL('../../../../packages/sdk/src/', import.meta.url)

/** What the doc comment of each call says, by the call's name: the one place where it is written. */
export async function docLines(): Promise<Map<string, string>> {
  const files = (await readdir(sources, { recursive: true })).filter((file) => /^\w+\/\w+\.ts$/.test(file))
  const lines = new Map<string, string>()
  for (const file of files) {
    const source = await readFile(new URL(file, sources), 'utf8')
    for (const [, comment = '', name = ''] of source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const (\w+) = defineCall\(/g)) {
      lines.set(
        name,
        comment
          .replaceAll(/^\s*\*/gm, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
    }
  }
  return lines
}
