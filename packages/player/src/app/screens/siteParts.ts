import { inMarketWords, marketOf } from '@platform/sdk/markets'
import { registersInSteps } from '../../merchant/registersInSteps.ts'
import { routeNames, routes, type RouteName } from '../../routes.ts'
import type { RouteFacts } from '../../routes/RouteFacts.ts'

const moduleAt = (path: string) => new URL(path, import.meta.url).pathname
const screenOf = (name: RouteName) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen`

/** What home shows by itself after its first view: it shares few bytes with other screens, because home's visitors load them too. */
const layers = [
  'layout/SideBar/SideBar',
  'layout/Licence/PageFoot',
  'layout/Download/AppDownloadBar',
  'popups/HomePopups',
  'popups/PopupDialog',
]

/** Of each item of a profile: gateway and checks cite it, and know the calls and words that it rules out; a site does not. */
const forOperators = new Set(['article', 'source', 'mark', 'read', 'says', 'words', 'paths'])

const ownRegistration = (name: string, path: string) => `import { ${name} } from '${path}'\nexport const registrationOf = () => ${name}\n`

/** The texts of a registration in steps, where there is one. */
const textsOfSteps = (code: string | undefined) => (registersInSteps(marketOf(code)) ? undefined : '{}')

/** What the build of a site must know of the app: `merchantVite(siteParts, firstPaint)` in its `vite.config.ts`. Modules are paths in this repository. */
export const siteParts = {
  screens: [
    ...routeNames.flatMap((name: string) => {
      const { prerender }: RouteFacts = routes[name as RouteName]
      const folder = screenOf(name as RouteName)
      return prerender ? [{ name, feature: prerender.feature, module: moduleAt(`../../${prerender.feature}/${folder}/${folder}.tsx`) }] : []
    }),
    ...layers.map((path) => ({ name: 'homeLater', feature: 'homeLater', module: moduleAt(`../../${path}.tsx`) })),
  ],
  prerender: moduleAt('../../exports/prerender.ts'),
  market: {
    profile: (code: string | undefined) =>
      JSON.stringify(marketOf(code), (key, value: unknown) => (forOperators.has(key) ? undefined : value)),
    modules: {
      '/auth/RegisterScreen/registrationOf.ts': (code: string | undefined) =>
        registersInSteps(marketOf(code))
          ? ownRegistration('StepRegistration', '../RegisterSteps/StepRegistration.tsx')
          : ownRegistration('OpenRegistration', './OpenRegistration.tsx'),
      ...Object.fromEntries(
        ['pt-BR', 'en'].flatMap((locale) =>
          ['signUp', 'signUpLater'].map((topic) => [`/i18n/locales/${locale}/${topic}.json`, textsOfSteps]),
        ),
      ),
    },
    worded: (code: string | undefined, locale: string, text: string) =>
      inMarketWords(marketOf(code), locale === 'en' ? 'en' : 'pt-BR', text),
  },
  serviceWorker: moduleAt('../../pwa/worker/serviceWorker.ts'),
  removedWorker: moduleAt('../../pwa/worker/removedWorker.ts'),
}
