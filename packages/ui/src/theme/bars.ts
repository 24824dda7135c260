/** What bars take of the screen, in px: all that keeps clear of them counts with these. */
export const bars = {
  header: 56,
  /** What sticks below the header. */
  sticky: 72,
  /** What sticks above the tab bar: a large button, the line below it, and their padding. */
  submit: 120,
  tabs: { flat: 60, floating: 84, raised: 80 },
  /** The same on a short screen. */
  shortTabs: { flat: 48, floating: 60, raised: 48 },
}

/** For a `calc()`: the header, and what the notch takes above it. */
export const headerHeight = `${bars.header}px + env(safe-area-inset-top)`
