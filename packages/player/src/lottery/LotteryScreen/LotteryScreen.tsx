import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useSession } from '../../session/useSession.ts'
import type { PlayType } from '../DrawList.tsx'
import { modesOf } from '../modesOf.ts'
import { useFavoriteLotteries } from '../useFavoriteLotteries.ts'
import { useLotteryMenu } from '../useLotteryMenu.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { gamesOf, playTypesOf } from './gamesOf.ts'
import { LotteryView } from './LotteryView.tsx'

/** The lottery lobby; mode and tab are in the address. Spec 2.8. */
export function LotteryScreen() {
  const t = useTranslations('lottery')
  const { merchant } = useMerchant()
  const [query, setQuery] = useSearchParams()
  const modes = modesOf(merchant.categories)
  const mode = modes.find((each) => each === query.get('mode')) ?? modes[0]!
  const menu = useLotteryMenu(mode)
  const favorites = useFavoriteLotteries()
  const signedIn = useSession() !== undefined
  const linkTo = useLinkTo()
  const [chosen, setChosen] = useState<PlayType>('trad')

  const groups = menu.state === 'ready' ? menu.value : []
  const own = [
    { value: 'all', label: t('all') },
    { value: 'fav', label: t('favorites') },
  ]
  const tabs = [
    ...own,
    // A group of all lotteries has its tab already.
    ...groups.filter(({ tag }) => !own.some(({ value }) => value === tag)).map(({ tag, labelName }) => ({ value: tag, label: labelName })),
  ]
  const chosenTab = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0]!
  const tab = chosenTab.value
  useViewTitle(tab === 'all' ? (modes.length > 1 ? t(`mode.${mode}`) : '') : chosenTab.label)
  const playTypes = playTypesOf(groups)
  const playType = playTypes.includes(chosen) ? chosen : (playTypes[0] ?? 'trad')
  const show = (next: { mode?: string; tab?: string }) => setQuery(next, { replace: true, preventScrollReset: true })

  return (
    <LotteryView
      modes={{ all: modes, mode, onMode: (next) => show({ mode: next }) }}
      tabs={{ all: tabs, tab, onTab: (next) => show({ mode, tab: next }) }}
      playType={playType}
      // Quick lotteries have both play types nearly everywhere: a disabled switch avoids a layout shift when they load.
      onPlayType={playTypes.length > 1 ? setChosen : menu.state === 'loading' && mode === 'Elott' ? 'unknown' : undefined}
      games={menu.state === 'ready' ? { state: 'ready', value: gamesOf(groups, { tab, playType, isFavorite: favorites.has }) } : menu}
      favorites={favorites}
      recordsHref={signedIn ? linkTo('lotteryRecord') : undefined}
    />
  )
}
