/**
 * Options of the React Compiler: only for what stays mounted around every page, and for home. There, a changed value would render everything
 * below it again: home's start would block a slow phone for 70 ms in one task instead of 50. Elsewhere it adds half a component's size (10 kB
 * of home's first load, 26 kB of its first ten seconds) without a difference in taps, keys, scrolling or rest, measured on a phone 4 times slower.
 */
export const compiler = {
  sources: ['app/', 'i18n/', 'session/', 'router/', 'home/HomeScreen/Home', 'home/HomeScreen/use'].map(
    (path) => `/packages/player/src/${path}`,
  ),
}
