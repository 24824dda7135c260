import { HeartFilledIcon, HeartIcon, IconButton, useUiLabels } from '@platform/ui'
import { useHearts } from '../../blocks/Favorites/useHearts.ts'

interface FavoriteHeartProps {
  game: { nodeId: string; vassalage: string }
  name: string
}

/** The heart of the game that is being played; away until it is known whether it is filled. */
export function FavoriteHeart({ game, name }: FavoriteHeartProps) {
  const labels = useUiLabels()
  const hearts = useHearts()
  if (!hearts.known) return null
  const filled = hearts.has(game.nodeId)
  return (
    <IconButton
      label={filled ? labels.removeFavorite(name) : labels.addFavorite(name)}
      icon={filled ? <HeartFilledIcon size="sm" /> : <HeartIcon size="sm" />}
      onClick={() => hearts.toggle(game, !filled)}
    />
  )
}
