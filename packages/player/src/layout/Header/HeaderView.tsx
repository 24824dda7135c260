import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackIcon, ButtonLink, Header, IconButton, MenuIcon, useRenderLink, useUiLabels, lazyComponent } from '@platform/ui'
import type { Wallet } from '../../session/useWallet.ts'
import { pathTo } from '../../paths.ts'
import type { HeaderLinks } from '../useHeaderLinks.ts'
import { pill, small } from './BalancePill.css.ts'
import { awaited, heading, home, innerLogin, login, tight, title, wide } from './HeaderView.css.ts'

// For members only: its code is loaded for them.
const BalancePill = lazyComponent({
  load: async () => (await import('./BalancePill.tsx')).BalancePill,
  fallback: ({ compact }) => <span className={compact ? small : pill} />,
  onError: 'omit',
})

export interface HeaderViewProps {
  title: string
  /** Home has the logo instead of the title and the back arrow. */
  isHome: boolean
  logo: ReactNode
  /** The menu button is on the left, on every page: for brands whose logo is in the middle. */
  menuFirst: boolean
  wallet: Wallet | undefined
  /** Where a guest's buttons lead. */
  links: HeaderLinks
  languageButton: ReactNode
  /** Opens the search, on inner pages; home has its own search bar. */
  searchButton?: ReactNode
  onBack: () => void
  onMenu: () => void
}

/** The header of guests and members (2.2). Its heading takes the focus after a navigation. */
export function HeaderView(props: HeaderViewProps) {
  const t = useTranslations('layout')
  const labels = useUiLabels()
  const link = useRenderLink()
  const menu = <IconButton label={t('menu')} icon={<MenuIcon />} aria-haspopup="dialog" onClick={props.onMenu} />
  const back = <IconButton label={labels.back} icon={<BackIcon />} onClick={props.onBack} />
  const logo = link({ href: pathTo('home'), className: home, 'aria-label': props.title, children: props.logo })
  const compact = !props.isHome
  const language = <span className={compact && props.wallet ? wide : undefined}>{props.languageButton}</span>
  const balance = props.wallet && <BalancePill wallet={props.wallet} compact={compact} />
  return (
    <Header
      start={
        <>
          {!props.isHome && back}
          {props.menuFirst && menu}
          {props.isHome && props.menuFirst && language}
        </>
      }
      center={
        <>
          <h1 className={props.isHome ? heading : title} tabIndex={-1}>
            {props.isHome ? logo : props.title}
          </h1>
          {compact && balance}
        </>
      }
      end={
        <>
          {props.isHome && balance}
          {props.isHome && !props.wallet && <GuestActions {...props.links} />}
          {!(props.isHome && props.menuFirst) && language}
          {compact && !props.wallet && (
            <ButtonLink href={props.links.loginHref} size="sm" className={innerLogin}>
              {t('login')}
            </ButtonLink>
          )}
          {!props.isHome && props.searchButton}
          {!props.menuFirst && menu}
        </>
      }
    />
  )
}

function GuestActions({ loginHref, registerHref, registerAwaited }: HeaderLinks) {
  const t = useTranslations('layout')
  return (
    <>
      {(registerHref || registerAwaited) && (
        <ButtonLink href={registerHref ?? ''} tone="ghost" size="sm" className={registerHref ? tight : awaited} data-register="">
          {t('register')}
        </ButtonLink>
      )}
      <ButtonLink href={loginHref} size="sm" className={login}>
        {t('login')}
      </ButtonLink>
    </>
  )
}
