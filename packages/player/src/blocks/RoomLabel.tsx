import { useTranslations } from 'use-intl'
import type { RoomType } from '@platform/sdk/games'
import { Badge } from '@platform/ui'

const TONES = { free: 'neutral', vip: 'accent', ppv: 'brand' } as const

/** What a seat in the game's room costs: free, VIP, pay per view. `short` where a tile has little room. Spec 3. */
export function RoomLabel({ room, short = false }: { room: RoomType; short?: boolean }) {
  const t = useTranslations('layout.room')
  return <Badge tone={TONES[room]}>{t(short && room === 'ppv' ? 'ppvShort' : room)}</Badge>
}
