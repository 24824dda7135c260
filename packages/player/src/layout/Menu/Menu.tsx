import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SideMenu } from '@platform/ui/overlays'
import { SignOutDialog } from '../../blocks/page/SignOut/SignOutDialog.tsx'
import { LanguageChoice } from '../../i18n/LanguageChoice.tsx'
import { useConsent } from '../../session/useConsent.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useDataSaver } from '../../session/useDataSaver.ts'
import { useSession } from '../../session/useSession.ts'
import { useViewer } from '../../session/useViewer.ts'
import { useWallet } from '../../session/useWallet.ts'
import type { HeaderLinks } from '../useHeaderLinks.ts'
import { useLegalCard } from '../Licence/useLegalCard.ts'
import { menuItems } from './menuItems.ts'
import { MenuView } from './MenuView.tsx'
import { SchemeChoice } from './SchemeChoice.tsx'

export interface MenuProps extends HeaderLinks {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The side menu. Its chunk contains the overlays, so it is loaded on first use. */
export function Menu({ open, onOpenChange, ...links }: MenuProps) {
  const t = useTranslations('layout')
  const { hooks } = useMerchant()
  const consent = useConsent()
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  if (leaving && !session) setLeaving(false)
  const confirmLogout = () => {
    onOpenChange(false)
    setLeaving(true)
  }
  return (
    <>
      <SideMenu open={open} onOpenChange={onOpenChange} title={t('menu')}>
        <MenuView
          legal={useLegalCard()}
          wallet={useWallet()}
          items={menuItems(useViewer())}
          links={links}
          languageChoice={<LanguageChoice />}
          schemeChoice={<SchemeChoice />}
          dataSaver={useDataSaver()}
          consent={hooks && consent}
          onLeave={() => onOpenChange(false)}
          onSignOut={confirmLogout}
        />
      </SideMenu>
      <SignOutDialog open={leaving} onOpenChange={setLeaving} />
    </>
  )
}
