import { BrowserRouter } from 'react-router'
import { mountApp, readFirstView, takePageData } from '@platform/first-paint/browser'
import { type Client, createClient } from '@platform/sdk'
import { layoutAttributes, nextTask, whenIdle, lazyComponent } from '@platform/ui'
import { listenForInstall } from '../../blocks/page/Download/installPrompt.ts'
import { markWebClip } from '../../blocks/page/Download/openedAs.ts'
import { loadCatalogue, localeOf, wireLanguage, type Catalogue, type Extent, type Locale } from '../../i18n/locales.ts'
import { registeredRoutes } from '../../merchant/registeredRoutes.ts'
import { rememberUsed } from '../../layout/rememberUsed.ts'
import { routeOf } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'
import { drawLots, lotKey } from '../../session/imageCDNs.ts'
import { sessionEndOf } from '../../session/sessionEnd.ts'
import { shareSession } from '../../session/shareSession.ts'
import { storedSession } from '../../session/sessionStore.ts'
import { savesData } from '../../session/useDataSaver.ts'
import { entries } from '../../storage/entries.ts'
import { storeAnswers } from '../../system/storedAnswers.ts'
import { createQueries } from './createQueries.ts'
import { loadConfiguration } from './loadConfiguration.ts'
import { reloadOnce } from '../screens/reloadOnce.ts'
import { PlayerApp } from './PlayerApp.tsx'
import type { PlayerSite } from './PlayerSite.ts'
import { needsWorker, PwaHost } from '../shell/PwaHost.tsx'
import { lazyScreens, textsOf } from '../screens/lazyScreens.ts'
import { siteGateway } from './siteGateway.ts'
import { whenSettled } from '../shell/whenSettled.ts'
import './boot.css.ts'

/** The brand's own analytics load once the first page has settled, outside the first load. */
const HooksHost = lazyComponent({
  load: async () => (await import('../../hooks/Hooks.tsx')).Hooks,
  onError: 'omit',
  when: whenSettled,
})

/** Starts a merchant's site: requests the first screen's code, its texts and the gateway's address at the same time. */
export async function mountPlayerApp(site: PlayerSite, root: HTMLElement = document.getElementById('root')!): Promise<void> {
  listenForInstall()
  markWebClip()
  // In several tasks: one with the evaluation of the code, or one for all, would hold a tap several times as long.
  await nextTask()
  const { merchant, themeClass } = site
  const html = document.documentElement
  html.classList.add(themeClass)
  for (const [name, value] of Object.entries(layoutAttributes(merchant.layout))) html.setAttribute(name, value)
  const other = site.otherScheme
  // If its styles fail, the page has the brand's own colours.
  if (other && entries.scheme.get() === other.scheme)
    void import('../../session/showScheme.ts').then(({ showScheme }) => showScheme(merchant, other, true)).catch(() => undefined)

  const view = readFirstView()
  const { prerendered, shown, hydrated } = view
  const language = entries.language.get()
  let locale = language ? localeOf(language) : merchant.defaultLocale
  const registered = registeredRoutes(merchant)
  const first = registered.find((name) => name === routeOf(location.pathname))
  // If the first screen's code fails, the screen shows the failure.
  const code = Promise.all([
    loadTexts(locale, first ? textsOf(first) : 'public'),
    first && lazyScreens[first].load().catch(() => undefined),
  ])
  // The client reads the address again for each attempt.
  const gateway = await siteGateway(merchant)
  const client: Client = createClient({
    gateway,
    merchant: merchant.code,
    trialMerchant: merchant.trialCode,
    language: () => wireLanguage(locale),
    session: storedSession(),
    holdAnswersUntil: prerendered ? hydrated : undefined,
    standalone: () => matchMedia('(display-mode: standalone)').matches,
  })
  const queries = createQueries(client)
  // Before the answers of an earlier visit, which are older.
  if (prerendered) takePageData(queries, hydrated)
  const lot = queries.getQueryData<number>(lotKey)
  if (lot !== undefined) drawLots(lot)
  shareSession(client, queries)
  sessionEndOf(client)
  storeAnswers(queries, client, () => locale)
  await nextTask()
  loadConfiguration(queries, client)
  // Without its code the first gateway is the only one, as on most sites.
  if (gateway.others?.length)
    void import('./withOtherGateways.ts')
      .then(({ withOtherGateways }) => withOtherGateways(client, queries, gateway))
      .catch(() => undefined)

  const [catalogue] = await code
  await nextTask()
  if (!catalogue) return
  const app = (
    <PlayerApp
      site={site}
      client={client}
      queries={queries}
      catalogue={catalogue}
      Router={BrowserRouter}
      onLanguage={(next: Locale) => (locale = next)}
    >
      {needsWorker(savesData()) && <PwaHost />}
      {site.hooks && <HooksHost load={site.hooks} />}
    </PlayerApp>
  )
  const takeUsed = rememberUsed()
  await mountApp(root, app, view)
  // Not as a part of the app: an update beside a page that is being hydrated would replace it, and with it the tap.
  void shown.then(() => whenIdle(3000)).then(() => watchPage(takeUsed))
  const tabs = merchant.tabs.map((place) => place.find((name) => registered.some((one) => one === name)))
  const next = registered.filter((name) => name === 'login' || tabs.includes(name))
  void prepare(savesData() ? [] : next)
}

async function watchPage(takeUsed: () => readonly Element[]): Promise<void> {
  try {
    const [{ watchFocus }, { readFilledFields }] = await Promise.all([
      import('../../layout/watchFocus.ts'),
      import('../../layout/readFilledFields.ts'),
    ])
    watchFocus(takeUsed())
    readFilledFields()
  } catch {
    // The page works without them.
  }
}

async function prepare(likely: RouteName[]): Promise<void> {
  await whenSettled()
  // If it fails, a tap fetches the code on demand.
  await import('./loadAhead.ts').then(({ loadAhead }) => loadAhead(likely)).catch(() => undefined)
}

// Nothing renders without texts: one reload picks up a new version, else the page's static message offers a retry.
async function loadTexts(...texts: [Locale, Extent]): Promise<Catalogue | undefined> {
  try {
    return await loadCatalogue(...texts).catch(() => loadCatalogue(...texts))
  } catch (error) {
    console.warn('No texts:', error)
    if (reloadOnce()) return undefined
    document.documentElement.dataset.first = 'boot'
    document.querySelector('.boot-failure')?.removeAttribute('hidden')
    return undefined
  }
}
