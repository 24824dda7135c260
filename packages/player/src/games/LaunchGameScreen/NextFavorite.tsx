import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { favoriteGamesQuery } from '@platform/sdk/query/games'
import { useClient } from '@platform/sdk/react'
import { ChevronRightIcon, IconButton } from '@platform/ui'
import type { Game } from '@platform/sdk/games'
import { launchPath } from '../../blocks/game/launchTarget.ts'

/** Link to the next favorite, without a detour over a list; absent if there is no other. */
export function NextFavorite({ nodeId }: { nodeId: string }) {
  const t = useTranslations('games.launch')
  const navigate = useNavigate()
  const { data } = useInfiniteQuery(favoriteGamesQuery(useClient()))
  const next = favoriteAfter(data?.pages.flatMap(({ content }) => content) ?? [], nodeId)
  if (!next) return null
  return (
    <IconButton
      label={t('nextFavorite', { name: next.gameName })}
      icon={<ChevronRightIcon size="sm" />}
      onClick={() => void navigate(launchPath(next), { replace: true })}
    />
  )
}

/** The favorite after the current one, cyclic; closed ones are skipped. */
export function favoriteAfter(favorites: readonly Game[], nodeId: string): Game | undefined {
  const at = favorites.findIndex((game) => game.nodeId === nodeId)
  const others = [...favorites.slice(at + 1), ...favorites.slice(0, Math.max(0, at))]
  return others.find((game) => game.supportPlay)
}
