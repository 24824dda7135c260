import { join } from 'node:path'
import { createServer, type HotPayload, type InlineConfig, type ViteDevServer } from 'vite'
import { merchantVite } from '@platform/config/vite'
import { firstPaint } from '@platform/first-paint/build'
import { siteParts } from '@platform/player/build'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const apps = join(import.meta.dirname, '../../../apps')
const packages = join(import.meta.dirname, '../..')
const root = join(apps, 'ipanema')
const locales = join(packages, 'player/src/i18n/locales')

// A brand's development server that has served the modules between the page and its theme and texts.
let server: ViteDevServer
const sent = vi.fn<(payload: HotPayload) => void>()

beforeAll(async () => {
  // Only this test requests modules, and no other part of the page is compiled.
  const quiet: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, watch: null, ws: false, preTransformRequests: false },
  }
  server = await createServer({ ...merchantVite(siteParts, firstPaint), ...quiet })
  const { client } = server.environments
  client.hot.send = sent as typeof client.hot.send
  const page = [join(root, 'main.tsx'), join(packages, 'ui/src/exports/index.ts'), join(packages, 'player/src/i18n/locales.ts')]
  const texts = ['pt-BR/index.ts', 'pt-BR/first.ts', 'pt-BR/public.ts', 'pt-BR/auth.json', 'pt-BR/home.json'].map((file) =>
    join(locales, file),
  )
  for (const file of [...page, ...texts, join(root, 'theme.css.ts'), join(packages, 'ui/src/labels/ptBR.ts')])
    await client.transformRequest(`/@fs${file}`)
  // Nothing is compiled yet, which under load takes longer than the usual timeout of a hook.
}, 60_000)
afterAll(() => server.close())

async function sentAfter(changed: string): Promise<HotPayload[]> {
  sent.mockClear()
  server.watcher.emit('change', changed)
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  return sent.mock.calls.map(([payload]) => payload)
}

test.each([
  ['theme', join(root, 'theme.css.ts'), '/theme.css.ts'],
  ["brand's own text", join(root, 'texts/pt-BR.json'), '/pt-BR/index.ts'],
  ['text of home', join(locales, 'pt-BR/home.json'), '/pt-BR/first.ts'],
  ['text of a screen', join(locales, 'pt-BR/auth.json'), '/pt-BR/index.ts'],
  ['label of the kit', join(packages, 'ui/src/labels/ptBR.ts'), '/labels/ptBR.ts'],
])('a changed %s reaches the page without a reload, so that it keeps its state', async (_what, file, accepted) => {
  const payloads = await sentAfter(file)
  expect(payloads.map(({ type }) => type)).toEqual(['update'])
  const updates = payloads.flatMap((payload) => (payload.type === 'update' ? payload.updates : []))
  expect(updates.filter(({ acceptedPath }) => acceptedPath.endsWith(accepted))).not.toEqual([])
})

test('a change of the page’s own module still reloads it', async () => {
  expect((await sentAfter(join(root, 'main.tsx'))).map(({ type }) => type)).toEqual(['full-reload'])
})
