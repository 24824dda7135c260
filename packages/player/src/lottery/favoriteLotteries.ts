/** The shape of LOTTFAV (section 3): user name → game ids, newest first. */
export type LotteryFavorites = Record<string, string[]>

export const isFavorite = (all: LotteryFavorites | undefined, userName: string | undefined, gameId: string): boolean =>
  userName !== undefined && all !== undefined && Object.hasOwn(all, userName) && all[userName]!.includes(gameId)

/** The favorites after a tap on a heart; those of other players of this device stay as they are. */
export function withFavorite(all: LotteryFavorites = {}, userName: string, gameId: string, favorite: boolean): LotteryFavorites {
  const others = (Object.hasOwn(all, userName) ? all[userName]! : []).filter((id) => id !== gameId)
  return { ...all, [userName]: favorite ? [gameId, ...others] : others }
}
