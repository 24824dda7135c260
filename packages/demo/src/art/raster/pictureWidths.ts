const widths = [48, 96, 120, 160, 240, 320, 360, 480, 720, 800, 1080, 1200, 1600]

/** The widths of generated pictures, px: the smallest that is at least as wide as requested. Few, since callers may request any. */
export const pictureWidth = (minWidth: number): number => widths.find((width) => width >= minWidth) ?? widths.at(-1)!
