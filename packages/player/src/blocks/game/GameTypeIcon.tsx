import { CardsIcon, ElotteryIcon, FishIcon, HotIcon, InhouseIcon, LiveIcon, LotteryIcon, SlotsIcon, SportsIcon } from '@platform/ui'
import type { GameCategory } from '../../merchant/GameCategory.ts'

const icons: Record<GameCategory | 'ALL', typeof CardsIcon> = {
  ALL: HotIcon,
  SPORTS: SportsIcon,
  LIVE: LiveIcon,
  FISH: FishIcon,
  RNG: SlotsIcon,
  PVP: CardsIcon,
  LOTT: LotteryIcon,
  ELOTT: ElotteryIcon,
  INHOUSE: InhouseIcon,
}

/** The icon of a game category. */
export function GameTypeIcon({ type, size }: { type: GameCategory | 'ALL'; size?: 'sm' | 'md' | 'lg' }) {
  const Found = icons[type]
  return <Found size={size} />
}
