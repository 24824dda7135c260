import { useTranslations } from 'use-intl'

/** Names a category of games; the code itself for one of a later version. */
export function useProductName(): (gameType: string) => string {
  const types = useTranslations('games.type')
  return (gameType) => (types.has(gameType as 'RNG') ? types(gameType as 'RNG') : gameType)
}
