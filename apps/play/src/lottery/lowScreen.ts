/** Screens too low for draw, numbers and bet bar: the rest goes below the numbers. */
export const lowScreen = '(max-height: 640px)'
