/** Between two cards of a row, px (section 9). */
export const cardGap = 20

/** Of a card: 1.2 in view (section 9); on a tablet no wider than a card should be. */
export const cardWidth = `min(calc((100% - ${cardGap}px) / 1.2), 420px)`
