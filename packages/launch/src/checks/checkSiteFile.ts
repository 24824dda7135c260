import { readFile } from 'node:fs/promises'
import { error, type Finding } from '../Finding.ts'
import { siteFileSchema } from '../merchantSchema.ts'
import { checkSchema } from './checkSchema.ts'

/** The site accepts this `site.json`; it would report a refused one only in the players' consoles. `place` is a path or a URL. */
export async function checkSiteFile(place: string): Promise<Finding[]> {
  try {
    return checkSchema(JSON.parse(await readText(place)), siteFileSchema, place)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    return [error(place, `it cannot be read: ${reason}`, 'name a file or an address that has JSON, such as https://brand.com/site.json')]
  }
}

async function readText(place: string): Promise<string> {
  if (!/^https?:/.test(place)) return readFile(place, 'utf8')
  // oxlint-disable-next-line no-restricted-globals -- the site's own file, which no call describes
  const answer = await fetch(place, { signal: AbortSignal.timeout(3000) })
  if (!answer.ok) throw new Error(`it answers ${answer.status}`)
  return answer.text()
}
