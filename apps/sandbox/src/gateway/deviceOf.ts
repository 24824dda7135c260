const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']
const browsers: [mark: string, name: string][] = [
  ['Edg', 'Edge'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]

/** The device of a request in a member's words: `Android · Chrome`; '' if unknown. Never the raw header. */
export function deviceOf(headers: Headers): string {
  const agent = headers.get('User-Agent') ?? ''
  const system = systems.find((name) => agent.includes(name))
  // Section 7.1: an installed app sends this at login.
  const browser = headers.get('Device') === 'OTHERS' ? 'App' : browsers.find(([mark]) => agent.includes(mark))?.[1]
  return [system, browser].filter(Boolean).join(' · ')
}
