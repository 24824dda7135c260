import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { project } from './project.ts'

const layout = `import '@platform/ui/styles.css'
export default ({ children }) => <html lang="en"><body>{children}</body></html>`

const providers = `'use client'
import { en, UiLabelsProvider } from '@platform/ui'
export const Providers = ({ children }) => <UiLabelsProvider labels={en}>{children}</UiLabelsProvider>`

const page = `import { Badge, Button, Checkbox, formatMoney, HomeIcon, Money, plainText } from '@platform/ui'
import { makeTokens } from '@platform/ui/theme'
import { createClient } from '@platform/sdk'
import { PlatformProvider } from '@platform/sdk/react'
import { Providers } from './providers.js'
const client = createClient({ gateway: { url: 'https://gateway.example', publicKeys: [] }, merchant: 'a', trialMerchant: 'b', language: 'EN' })
const tokens = makeTokens({ brand: '#14d9a4', accent: '#ffb21e', scheme: 'dark' })
export default () => (
  <Providers>
    <Button>Deposit</Button><Badge>New</Badge><Checkbox label="Agree" /><HomeIcon /><Money minor={5} symbol="R$" />
    <p>{[formatMoney(123450, { symbol: 'R$', locale: 'en' }), plainText('<b>bold</b>'), Object.keys(tokens).length, client.merchant, typeof PlatformProvider].join(' ')}</p>
  </Providers>
)`

/** Lowest versions that the peers and ranges of our packages permit. The router of the screens needs a later React than the kit. */
const lowestOfKit = { react: '19.2.0', 'react-dom': '19.2.0', '@tanstack/react-query': '5.100.0', zod: '4.1.0' }
const lowestOfScreens = { ...lowestOfKit, react: '19.2.7', 'react-dom': '19.2.7', jotai: '3.0.0', 'react-router': '8.0.0' }

/** A page of server components imports components and functions of the kit, in the newest Next of each major that we name. */
export async function buildWithNext(tarballs: Record<string, string>, next = '16'): Promise<string> {
  const files = { 'app/layout.js': layout, 'app/providers.js': providers, 'app/page.js': page }
  const dependencies = { next, react: '^19.2.0', 'react-dom': '^19.2.0', ...tarballs, ...newest }
  const { folder, run } = await project(dependencies, files)
  await run('npx', ['next', 'build'], { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' })
  const html = await run('cat', [join(folder, '.next/server/app/index.html')])
  if (!/Deposit.*1,234\.50 bold/.test(html)) throw new Error(`Next built another page: ${html.slice(0, 1000)}`)
  return `next ${next}`
}

const newest = { '@tanstack/react-query': '^5.100.0', jotai: '^3.0.0', 'react-router': '^8.0.0' }

/** With the lowest versions every entry loads, the kit renders, and each shared package is installed once. */
export async function loadWithLowest({ '@platform/player': screens = '', ...others }: Record<string, string>): Promise<string[]> {
  return [...(await load(lowestOfKit, others)), ...(await load(lowestOfScreens, { ...others, '@platform/player': screens }))]
}

async function load(lowest: Record<string, string>, tarballs: Record<string, string>): Promise<string[]> {
  const { folder, node } = await project({ ...lowest, ...tarballs })
  const copies = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    Object.keys(lowest).some((name) => path.endsWith(`node_modules/${name}/package.json`) && !path.startsWith(name)),
  )
  if (copies.length > 0) throw new Error(`Installed twice: ${copies.join(', ')}`)
  const entries = Object.keys(tarballs).flatMap((name) => {
    const code = `import manifest from '${name}/package.json' with { type: 'json' }; console.log(JSON.stringify(Object.keys(manifest.exports)))`
    return [[name, code] as const]
  })
  const loaded: string[] = []
  for (const [name, code] of entries) {
    const names = JSON.parse(await node(code)) as string[]
    const imports = names.filter((entry) => !/\.(css|json)$/.test(entry)).map((entry) => name + entry.slice(1))
    await node(imports.map((entry) => `await import('${entry}')`).join('\n'))
    loaded.push(`${name}: ${imports.length} entries`)
  }
  const html = await node(`import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { Button, ptBR, UiLabelsProvider, Countdown } from '@platform/ui'
console.log(renderToString(createElement(UiLabelsProvider, { labels: ptBR }, createElement(Button, null, 'Depositar'))), typeof Countdown)`)
  if (!html.includes('Depositar')) throw new Error(`The kit renders ${html}`)
  return loaded
}
