import { useTranslations } from 'use-intl'

/** Name of a game category; the code itself for an unknown one. */
export function useProductName(): (gameType: string) => string {
  const types = useTranslations('games.type')
  return (gameType) => (types.has(gameType as 'RNG') ? types(gameType as 'RNG') : gameType)
}
