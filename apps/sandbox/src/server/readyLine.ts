import type { ServerSettings } from './settings.ts'

/** What a started gateway is, in one line. The database's address is without its user, password and options. */
export function readyLine({ origin, databaseUrl, data, console, people, seed }: ServerSettings, isDemo: boolean): string {
  const url = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  const database = databaseUrl ? `Postgres ${url ? url.host + url.pathname : 'of DATABASE_URL'}` : `embedded in ${data}`
  const content = isDemo ? `${seed}${people ? '' : ' without demo members'}` : 'none'
  return `Gateway ready at ${origin}, database: ${database}, console: ${console.mode}, seed: ${content}`
}
