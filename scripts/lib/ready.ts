import { get } from 'node:https'
import { hostOfUrl, type Settings } from './settings.ts'

// Long, as filling a database is slow on an old machine; if the gateway exits, everything stops at once.
const patience = 300

/** Waits until the gateway reports that everything is ready; logs it and returns false after `seconds`. */
export async function waitForHealth(
  { port, host, isSecure = false }: Pick<Settings, 'port' | 'host'> & Partial<Pick<Settings, 'isSecure'>>,
  seconds = patience,
): Promise<boolean> {
  const address = `${isSecure ? 'https' : 'http'}://${host === '0.0.0.0' ? '127.0.0.1' : hostOfUrl(host)}:${port}/readyz`
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (await isReady(address)) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  console.error(`The gateway did not get ready in ${seconds} s.`)
  return false
}

const isReady = (address: string): Promise<boolean> =>
  address.startsWith('https:')
    ? isReadyOverTls(address)
    : fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )

/** Does not verify the certificate: it is our own process, and the certificate is for another name. */
const isReadyOverTls = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(address, { rejectUnauthorized: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })

const demoAccounts = [
  '  Demo accounts, password Demo1234, in every merchant:',
  '  anaclara (player with history) · brunoagente (agent) · caionovo (first sign-in) · dudablock (disabled)',
  '',
]

/** The table at the end of `npm start`, with more rows of name and address. */
export function addressTable({ gateway, hasConsole, hasPeople, sites }: Settings, more: [string, string][] = []): string {
  const qa = hasConsole ? [['QA console', `${gateway}/console`]] : []
  const rows = [...sites.map((site) => [site.name, site.address]), ['Gateway', gateway], ...qa, ...more]
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 3
  return [
    '',
    ...rows.map(([name = '', address]) => `  ${name.padEnd(width)}${address}`),
    '',
    ...(hasPeople ? demoAccounts : []),
    '  Open a site in a phone-sized window. Ctrl-C stops everything.',
    '',
  ].join('\n')
}
