import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabBar } from '@platform/ui'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { routeOf } from '../../paths.ts'
import type { RouteName } from '../../routes.ts'
import { isInNavigation } from '../../session/mayVisit.ts'
import { useViewer } from '../../session/useViewer.ts'
import { raisedTab, tabsOf } from '../navigation.tsx'

/** Screens whose form has a button above the bar: no tab competes with it. */
const withOwnButton: ReadonlySet<RouteName> = new Set(['deposit', 'withdraw', 'superiorTransfer', 'teamTransfer', 'manualRebate'])

/** The footer's tabs (2.2), for the screens that this viewer may see. */
export function AppTabBar() {
  const t = useTranslations('layout')
  const { merchant } = useMerchant()
  const viewer = useViewer()
  const current = routeOf(useLocation().pathname)
  const tabs = tabsOf(merchant.tabs, (name) => isInNavigation(name, viewer))
  const raised = raisedTab(tabs.map(({ name }) => name))
  const items = tabs.map(({ name, href, icon }) => ({
    href,
    icon,
    label: t(`tabs.${name}`),
    active: name === current,
    raised: name === raised && !(current && withOwnButton.has(current)),
  }))
  return <TabBar aria-label={t('main')} items={items} />
}
