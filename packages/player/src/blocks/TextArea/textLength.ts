/** Characters as a reader counts them: an emoji is one. The gateway counts the same way, without blanks around the text. */
export const textLength = (text: string): number => [...text.trim()].length

/** The text cut to a number of such characters. */
export const cutTo = (text: string, max: number): string => (textLength(text) <= max ? text : [...text.trimStart()].slice(0, max).join(''))
