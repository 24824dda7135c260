/** The shape of LOTTFAV (section 3): user name → game ids, newest first. */
export type LotteryFavourites = Record<string, string[]>

export const isFavourite = (all: LotteryFavourites | undefined, userName: string | undefined, gameId: string): boolean =>
  userName !== undefined && all !== undefined && Object.hasOwn(all, userName) && all[userName]!.includes(gameId)

/** The favourites after a tap on a heart; those of other players of this device stay as they are. */
export function withFavourite(all: LotteryFavourites = {}, userName: string, gameId: string, favourite: boolean): LotteryFavourites {
  const others = (Object.hasOwn(all, userName) ? all[userName]! : []).filter((id) => id !== gameId)
  return { ...all, [userName]: favourite ? [gameId, ...others] : others }
}
