/** Screens too low for draw, numbers and bet bar: other elements move below the numbers. */
export const lowScreen = '(max-height: 640px)'
