const widths = [48, 96, 120, 160, 240, 320, 360, 480, 720, 800, 1080, 1200, 1600]

/** The widths that pictures are made in, px: the next one that is as wide as requested. A few, since anybody may ask for any. */
export const pictureWidth = (wanted: number): number => widths.find((width) => width >= wanted) ?? widths.at(-1)!
