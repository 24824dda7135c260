import { HeartFilledIcon, HeartIcon, IconButton, useUiLabels } from '@platform/ui'
import { useHearts } from '../../blocks/Favourites/useHearts.ts'

interface FavouriteHeartProps {
  game: { nodeId: string; vassalage: string }
  name: string
}

/** The heart of the game that is being played; away until it is known whether it is filled. */
export function FavouriteHeart({ game, name }: FavouriteHeartProps) {
  const labels = useUiLabels()
  const hearts = useHearts()
  if (!hearts.known) return null
  const filled = hearts.has(game.nodeId)
  return (
    <IconButton
      label={filled ? labels.removeFavourite(name) : labels.addFavourite(name)}
      icon={filled ? <HeartFilledIcon size="sm" /> : <HeartIcon size="sm" />}
      onClick={() => hearts.toggle(game, !filled)}
    />
  )
}
