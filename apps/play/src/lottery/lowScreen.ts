/** Phones so low that draw, numbers and the bar with the bet would not fit: what can wait goes below the numbers. */
export const lowScreen = '(max-height: 640px)'
