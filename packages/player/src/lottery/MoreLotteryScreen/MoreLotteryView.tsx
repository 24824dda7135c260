import { Fragment, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { allOf, Empty, ErrorState, LotteryIcon, SectionHeading, type Loadable } from '@platform/ui'
import type { PrizeMode } from '@platform/sdk/lottery'
import { DrawList } from '../DrawList.tsx'
import { DrawListSkeleton } from '../DrawListSkeleton.tsx'
import type { Favorites } from '../useFavoriteLotteries.ts'
import type { TimedGroup } from '../useLotteryMenu.ts'
import * as css from './MoreLotteryView.css.ts'

export interface MoreLotteryViewProps {
  /** The groups of each prize mode, in the merchant's order. */
  modes: readonly { mode: PrizeMode; groups: Loadable<readonly TimedGroup[]> }[]
  favorites: Favorites
}

/** Every group of lotteries, one below the other. Prize modes that failed share one error state. */
export function MoreLotteryView({ modes, favorites }: MoreLotteryViewProps) {
  const t = useTranslations('lottery')
  const all = allOf(modes.map(({ groups }) => groups))
  const none = modes.every(({ groups }) => groups.state === 'ready' && groups.value.length === 0)
  return (
    <div className={css.page}>
      {modes.map(({ mode, groups }) => (
        <Fragment key={mode}>
          {groups.state === 'loading' && <DrawListSkeleton />}
          {groups.state === 'ready' &&
            groups.value.map(({ tag, labelName, gameMenus }) => (
              <LotteryGroup key={tag} name={labelName}>
                <DrawList label={labelName} games={gameMenus} mode={mode} playType="trad" favorites={favorites} />
              </LotteryGroup>
            ))}
        </Fragment>
      ))}
      {all.state === 'error' && <ErrorState title={t('failed')} onRetry={all.retry} />}
      {none && <Empty icon={<LotteryIcon size="lg" />} title={t('none')} text={t('noneText')} />}
    </div>
  )
}

function LotteryGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.group} aria-labelledby={id}>
      <SectionHeading id={id} title={name} />
      {children}
    </section>
  )
}
