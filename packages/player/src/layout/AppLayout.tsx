import { type ReactNode, startTransition, useState } from 'react'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Toaster, lazyComponent, lazySheet, whenIdle } from '@platform/ui'
import { useMerchant } from '../merchant/MerchantProvider.tsx'
import { routeOf } from '../paths.ts'
import type { RouteName } from '../routes.ts'
import { useTexts } from '../i18n/LanguageProvider.tsx'
import { useScrollRestoration } from '../router/useScrollRestoration.ts'
import { OfflineNotice } from '../system/OfflineNotice.tsx'
import { AppHeader } from './Header/AppHeader.tsx'
import { drawsHeader, hasFooter, hasLegalFoot, hasProtectionFoot } from './layoutRules.ts'
import { AppTabBar } from './TabBar/AppTabBar.tsx'
import { useHeaderLinks } from './useHeaderLinks.ts'
import { usePageFade } from './usePageFade.ts'
import { usePageFocus } from './usePageFocus.ts'
import { content, fading, skip } from './AppLayout.css.ts'
import { useShownViewTitles } from '../blocks/page/viewTitle.ts'
import { justRegisteredAtom } from '../session/justRegistered.ts'
import { useSession } from '../session/useSession.ts'

// Requesting a file takes a phone 20 ms: not while the page is being hydrated.
const when = () => whenIdle(3000)
const AppDownloadBar = lazyComponent({
  load: async () => (await import('./Download/AppDownloadBar.tsx')).AppDownloadBar,
  onError: 'omit',
  when,
})
const SideBar = lazyComponent({ load: async () => (await import('./SideBar/SideBar.tsx')).SideBar, onError: 'omit', when })
const PageFoot = lazyComponent({ load: async () => (await import('./Licence/PageFoot.tsx')).PageFoot, onError: 'omit', when })
const WelcomeOffer = lazyComponent({
  load: async () => (await import('./WelcomeOffer.tsx')).WelcomeOffer,
  onError: 'omit',
})
export const Menu = lazySheet(async () => (await import('./Menu/Menu.tsx')).Menu)

/** The frame around every page (2.2): header, page, tab bar, menu, offline bar, toasts. */
export function AppLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  const { pathname } = useLocation()
  const { merchant, registered } = useMerchant()
  const name = routeOf(pathname)
  const screen = name && registered.has(name) ? (name as RouteName) : undefined
  const hasTexts = useTexts('public')
  const title = useTitle(screen)
  const fades = usePageFade(pathname)
  const [menu, setMenu] = useState(false)
  // As a transition: the button looks pressed before the menu is drawn.
  const openMenu = () => startTransition(() => setMenu(true))
  const links = useHeaderLinks()
  const session = useSession()
  const isNew = useAtomValue(justRegisteredAtom) === session?.userName && session !== undefined
  const isLegal = hasLegalFoot(screen, merchant)
  const protects = hasProtectionFoot(screen)
  useScrollRestoration()
  return (
    <div ref={usePageFocus(pathname)}>
      <DocumentTitle screen={screen === 'home' ? undefined : title} site={merchant.name} />
      {/* A landmark, as everything on the page is in one. */}
      <div role="region" aria-label={t('skip')}>
        <a href="#content" className={skip}>
          {t('skip')}
        </a>
      </div>
      <OfflineNotice home={screen === 'home'} />
      {drawsHeader(screen) && <AppHeader title={title} onMenu={openMenu} />}
      <main id="content" key={pathname} tabIndex={-1} className={fades ? fading : content}>
        {isNew && screen !== 'launchGame' && screen !== 'deposit' && <WelcomeOffer />}
        {children}
      </main>
      {hasTexts && (isLegal || protects) && <PageFoot legal={isLegal} protects={protects} />}
      {hasFooter(screen) && <AppTabBar />}
      {screen === 'home' && (
        <>
          <AppDownloadBar />
          <SideBar />
        </>
      )}
      {hasTexts && <Menu open={menu} onOpenChange={setMenu} {...links} />}
      <Toaster />
    </div>
  )
}

/** The document's title, from the part to the site: view, screen, merchant. A part of its own, so that a view's name renders nothing else. */
function DocumentTitle({ screen, site }: { screen: string | undefined; site: string }) {
  const views = useShownViewTitles()
  return <title>{[...views, screen, site].filter((part, index, all) => part && all.indexOf(part) === index).join(' · ')}</title>
}

/** The header's title of a screen (2.2); without a screen, that of not-found. Home needs none; the others wait for the texts. */
function useTitle(screen: RouteName | undefined): string {
  const t = useTranslations('titles')
  const hasTexts = useTexts('public')
  const first = useSession()?.firstTimeLogin === true
  if (!hasTexts) return ''
  if (screen === 'changePassword' && first) return t('firstPassword')
  return t(screen ?? 'notFound')
}
