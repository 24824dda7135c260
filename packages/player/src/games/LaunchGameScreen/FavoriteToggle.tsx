import { HeartFilledIcon, HeartIcon, IconButton, useUiLabels } from '@platform/ui'
import { useFavorites } from '../../blocks/game/Favorites/useFavorites.ts'

interface FavoriteToggleProps {
  game: { nodeId: string; vassalage: string }
  name: string
}

/** The favorite toggle of the current game; hidden until its state is known. */
export function FavoriteToggle({ game, name }: FavoriteToggleProps) {
  const labels = useUiLabels()
  const favorites = useFavorites()
  if (!favorites.known) return null
  const filled = favorites.has(game.nodeId)
  return (
    <IconButton
      label={filled ? labels.removeFavorite(name) : labels.addFavorite(name)}
      icon={filled ? <HeartFilledIcon size="sm" /> : <HeartIcon size="sm" />}
      onClick={() => favorites.toggle(game, !filled)}
    />
  )
}
