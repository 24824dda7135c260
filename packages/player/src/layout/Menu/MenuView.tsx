import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Card, ListItem, LogoutIcon, Switch } from '@platform/ui'
import type { Wallet } from '../../session/useWallet.ts'
import { pathTo } from '../../paths.ts'
import { Licence, type LicenceProps } from '../Licence/Licence.tsx'
import type { HeaderLinks } from '../useHeaderLinks.ts'
import type { MenuItem } from './menuItems.ts'
import { WalletCard } from './WalletCard.tsx'
import { actions, guest, guestText, guestTitle, list, menu, row } from './MenuView.css.ts'

export interface MenuViewProps {
  legal: LicenceProps
  wallet: Wallet | undefined
  items: MenuItem[]
  /** Where a guest's buttons lead. */
  links: Pick<HeaderLinks, 'loginHref' | 'registerHref'>
  languageChoice: ReactNode
  /** Light or dark, where the brand has both. */
  schemeChoice?: ReactNode
  dataSaver: { on: boolean; set: (on: boolean) => void }
  /** Only where the brand measures use: whether the player agreed. */
  consent?: { agreed: boolean | undefined; set: (agreed: boolean) => void }
  /** A link was followed: the menu closes. */
  onLeave: () => void
  onSignOut: () => void
}

/** The content of the menu (2.2): balance, the screens that the player may see, language, sign out, licence and copyright. */
export function MenuView(props: MenuViewProps) {
  const t = useTranslations('menu')
  const titles = useTranslations('titles')
  const consent = useTranslations('consent')
  return (
    <div className={menu}>
      {props.wallet ? <WalletCard wallet={props.wallet} /> : <GuestCard {...props.links} onLeave={props.onLeave} />}
      {props.wallet?.trial && (
        <ButtonLink href={pathTo('mine')} tone="secondary" onClick={props.onLeave} block>
          {t('realAccount')}
        </ButtonLink>
      )}
      <ul className={list}>
        {props.items.map((item) => (
          <li key={item.name}>
            <ListItem href={item.href} icon={item.icon} title={titles(item.name)} onClick={props.onLeave} />
          </li>
        ))}
        {props.wallet && (
          <li>
            <ListItem icon={<LogoutIcon />} title={t('signOut')} onClick={props.onSignOut} />
          </li>
        )}
      </ul>
      <div className={row}>
        <span>{t('languageName')}</span>
        {props.languageChoice}
      </div>
      {props.schemeChoice}
      <Switch label={t('dataSaver')} checked={props.dataSaver.on} onChange={(event) => props.dataSaver.set(event.target.checked)} />
      {props.consent && (
        <Switch
          label={consent('measure')}
          checked={props.consent.agreed ?? false}
          onChange={(event) => props.consent?.set(event.target.checked)}
        />
      )}
      <Licence {...props.legal} />
    </div>
  )
}

function GuestCard({ loginHref, registerHref, onLeave }: MenuViewProps['links'] & Pick<MenuViewProps, 'onLeave'>) {
  const t = useTranslations('menu')
  const layout = useTranslations('layout')
  return (
    <Card tone="soft" className={guest}>
      <p className={guestTitle}>{t('guest')}</p>
      <p className={guestText}>{t('guestText')}</p>
      <div className={actions}>
        <ButtonLink href={loginHref} onClick={onLeave} block>
          {layout('login')}
        </ButtonLink>
        {registerHref && (
          <ButtonLink href={registerHref} tone="secondary" onClick={onLeave} block>
            {layout('register')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
