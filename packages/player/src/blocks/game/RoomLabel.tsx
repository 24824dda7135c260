import { useTranslations } from 'use-intl'
import type { RoomType } from '@platform/sdk/games'
import { Badge } from '@platform/ui'

const TONES = { free: 'neutral', vip: 'accent', ppv: 'brand' } as const

/** The price of a seat in the game's room: free, VIP, pay per view. `short` for tiles with little space. Spec 3. */
export function RoomLabel({ room, short = false }: { room: RoomType; short?: boolean }) {
  const t = useTranslations('layout.room')
  return <Badge tone={TONES[room]}>{t(short && room === 'ppv' ? 'ppvShort' : room)}</Badge>
}
