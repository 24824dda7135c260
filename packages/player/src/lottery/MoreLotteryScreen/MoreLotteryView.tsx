import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Empty, ErrorState, LotteryIcon, SectionHeading } from '@platform/ui'
import type { PrizeMode } from '@platform/sdk/lottery'
import type { Loadable } from '../../blocks/Loadable.ts'
import { DrawList } from '../DrawList.tsx'
import { DrawListSkeleton } from '../DrawListSkeleton.tsx'
import type { Favourites } from '../useFavouriteLotteries.ts'
import type { TimedGroup } from '../useLotteryMenu.ts'
import * as css from './MoreLotteryView.css.ts'

export interface MoreLotteryViewProps {
  mode: PrizeMode
  groups: Loadable<readonly TimedGroup[]>
  favourites: Favourites
}

/** Every group of lotteries of a prize mode, one under the other. */
export function MoreLotteryView({ mode, groups, favourites }: MoreLotteryViewProps) {
  const t = useTranslations('lottery')
  return (
    <div className={css.page}>
      {groups.state === 'loading' && <DrawListSkeleton />}
      {groups.state === 'error' && <ErrorState title={t('failed')} onRetry={groups.retry} />}
      {groups.state === 'ready' && groups.value.length === 0 && (
        <Empty icon={<LotteryIcon size="lg" />} title={t('none')} text={t('noneText')} />
      )}
      {groups.state === 'ready' && groups.value.map((group) => <Group key={group.tag} group={group} mode={mode} favourites={favourites} />)}
    </div>
  )
}

function Group({ group, mode, favourites }: { group: TimedGroup; mode: PrizeMode; favourites: Favourites }) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <SectionHeading id={id} title={group.labelName} />
      <DrawList label={group.labelName} games={group.gameMenus} mode={mode} playType="trad" favourites={favourites} />
    </section>
  )
}
