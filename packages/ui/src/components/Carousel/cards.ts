/** Between two cards of a row, px (section 9). */
export const cardGap = 20

/** How many cards are in view (section 9). */
const inView = 1.2

/** On a tablet a card is no wider than it should be, px. */
const maxWidth = 420

export const cardWidth = `min(calc((100% - ${(inView - 1) * cardGap}px) / ${inView}), ${maxWidth}px)`

/** How many cards of `cardWidth` are in view in a row of this width, px. */
export const cardsIn = (width: number) => Math.max(inView, (width + cardGap) / (maxWidth + cardGap))
