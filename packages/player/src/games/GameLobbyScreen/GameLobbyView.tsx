import { useTranslations } from 'use-intl'
import { ButtonLink, Empty, ErrorState, ListItem, ScrollTabs, SectionHeading, Skeleton, VendorTile, type Loadable } from '@platform/ui'
import type { Vendor } from '@platform/sdk/games'
import { GameTypeIcon } from '../../blocks/game/GameTypeIcon.tsx'
import { vendorPath } from '../../blocks/game/vendors.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import type { GameCategory } from '../../merchant/GameCategory.ts'
import { pathTo } from '../../paths.ts'
import * as css from './GameLobbyView.css.ts'

export interface GameLobbyViewProps {
  types: readonly GameCategory[]
  type: GameCategory
  /** Vendors of the chosen category, in order. */
  vendors: Loadable<readonly Vendor[]>
  onType: (type: GameCategory) => void
}

/** Every category with its vendors, each linking to its games. The quick lottery is separate, the rest are "other games". Spec 2.7, 9. */
export function GameLobbyView({ types, type, vendors, onType }: GameLobbyViewProps) {
  const t = useTranslations('games')
  const others = types.filter((each) => each !== 'ELOTT')
  // The first is what the page starts with.
  useViewTitle(type === others[0] ? undefined : t(`type.${type}`))
  const apart = others.length < types.length
  // No "see all" without a vendor. Below a loading list it would move if the list is longer or shorter than its skeleton.
  const hasGames = vendors.state === 'error' || (vendors.state === 'ready' && vendors.value.length > 0)
  return (
    <div className={css.page}>
      {apart && (
        <ListItem
          className={css.lottery}
          icon={<GameTypeIcon type="ELOTT" />}
          title={t('type.ELOTT')}
          text={t('lobby.lottery')}
          href={pathTo('gameList', { gameType: 'ELOTT' })}
        />
      )}
      <SectionHeading title={t(apart ? 'lobby.others' : 'lobby.all')} />
      <ScrollTabs
        className={css.tabs}
        label={t('types')}
        tabs={others.map((value) => ({ value, label: t(`type.${value}`), icon: <GameTypeIcon type={value} size="sm" /> }))}
        value={type}
        onChange={onType}
      />
      <Vendors vendors={vendors} />
      {hasGames && (
        <ButtonLink block tone="secondary" href={pathTo('gameList', { gameType: type })}>
          {t('lobby.games', { type: t(`type.${type}`) })}
        </ButtonLink>
      )}
    </div>
  )
}

function Vendors({ vendors }: Pick<GameLobbyViewProps, 'vendors'>) {
  const t = useTranslations('games')
  if (vendors.state === 'error') return <ErrorState title={t('pageFailed')} onRetry={vendors.retry} />
  if (vendors.state === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={t('lobby.loading')} className={css.vendors}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="card" className={css.vendor} />
        ))}
      </div>
    )
  if (vendors.value.length === 0) return <Empty title={t('lobby.none')} />
  return (
    <ul className={css.vendors}>
      {vendors.value.map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorTile
            className={css.vendor}
            name={vendor.displayName || vendor.vassalage}
            logo={vendor.mobileSmallIcon}
            href={vendorPath(vendor)}
          />
        </li>
      ))}
    </ul>
  )
}
