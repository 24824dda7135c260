import { useTranslations } from 'use-intl'
import type { Vendor } from '@platform/sdk/games'
import { Button, ChipRow, FilterChip, VendorTile } from '@platform/ui'
import { BottomSheet } from '@platform/ui/overlays'
import { filterCount, hasMinBet, MIN_BETS, toggleVendor } from '../gameFilter.ts'
import { resultCount } from '../gameSource.ts'
import type { GameResultsProps } from './GameResults.tsx'
import * as css from './GameListView.css.ts'

interface FilterDrawerProps extends Pick<GameResultsProps, 'filter' | 'list' | 'onFilter'> {
  vendors: readonly Vendor[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Minimum bet, where it applies, and vendor. Each choice applies at once; the button says how many games are left. Spec 2.7, 9. */
export function FilterDrawer({ filter, vendors, list, onFilter, open, onOpenChange }: FilterDrawerProps) {
  const t = useTranslations('games')
  const { games, pages, totalPages } = list
  const count = games.state === 'ready' ? resultCount(games.value.length, pages, totalPages) : undefined
  const close = () => onOpenChange(false)
  const footer = (
    <>
      <Button
        tone="secondary"
        className={css.grow}
        disabled={filterCount(filter) === 0}
        onClick={() => onFilter({ ...filter, vendor: '', minBet: '' })}
      >
        {t('filterClear')}
      </Button>
      <Button className={css.grow} loading={games.state === 'loading'} onClick={close}>
        {count === undefined
          ? t('filterShowSome')
          : count.exact
            ? t('filterShow', { count: count.games })
            : t('resultMore', { count: count.games })}
      </Button>
    </>
  )
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title={t('filterTitle')} footer={footer}>
      {hasMinBet(filter) && (
        <div className={css.group}>
          <p className={css.legend} aria-hidden="true">
            {t('minBet')}
          </p>
          <ChipRow label={t('minBet')} value={filter.minBet}>
            <FilterChip selected={filter.minBet === ''} onClick={() => onFilter({ ...filter, minBet: '' })}>
              {t('minBetAll')}
            </FilterChip>
            {MIN_BETS.map((bet) => (
              <FilterChip key={bet} selected={filter.minBet === bet} onClick={() => onFilter({ ...filter, minBet: bet })}>
                {t('bet', { bet: Number(bet) })}
              </FilterChip>
            ))}
          </ChipRow>
        </div>
      )}
      {vendors.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('vendors')}</legend>
          <div className={css.vendors}>
            {vendors.map((vendor) => (
              <VendorTile
                key={vendor.vassalage}
                name={vendor.displayName || vendor.vassalage}
                logo={vendor.mobileSmallIcon}
                selected={vendor.vassalage === filter.vendor}
                onClick={() => onFilter(toggleVendor(filter, vendor.vassalage))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </BottomSheet>
  )
}
