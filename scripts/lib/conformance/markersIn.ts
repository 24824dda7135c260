/** The items that a test's title names as held by it: `[market numbers.minimumAge]`, of one market alone `[market br.rules.means]`. */
export const markersIn = (title: string): string[] =>
  [...title.matchAll(/\[market ([^\]]+)\]/g)].flatMap(([, names = '']) => names.split(' '))

/** Whether a title says that its test holds an item of a market. */
export const isHeldBy = (title: string, market: string, id: string): boolean =>
  markersIn(title).some((marker) => marker === id || marker === `${market}.${id}`)
