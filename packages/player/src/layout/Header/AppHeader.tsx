import { useLocation, useNavigate } from 'react-router'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { SearchEntry } from '../../blocks/game/GameSearch/SearchEntry.tsx'
import { stepsBack } from '../../router/useBack.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo, routeOf } from '../../paths.ts'
import { useWallet } from '../../session/useWallet.ts'
import { backLeadsTo } from '../layoutRules.ts'
import { useHeaderLinks } from '../useHeaderLinks.ts'
import { HeaderView } from './HeaderView.tsx'
import { tight } from './HeaderView.css.ts'

/** The header of every page that has one. */
export function AppHeader({ title, onMenu }: { title: string; onMenu: () => void }) {
  const { merchant, logo } = useMerchant()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const screen = routeOf(pathname)
  const back = () => void (backLeadsTo(screen, stepsBack()) === 'home' ? navigate(pathTo('home')) : navigate(-1))
  return (
    <HeaderView
      title={screen === 'home' ? merchant.name : title}
      isHome={screen === 'home'}
      logo={logo}
      menuFirst={merchant.layout.header === 'center'}
      wallet={useWallet()}
      links={useHeaderLinks()}
      languageButton={<LanguageButton className={tight} />}
      searchButton={screen !== 'home' && <SearchEntry />}
      onBack={back}
      onMenu={onMenu}
    />
  )
}
