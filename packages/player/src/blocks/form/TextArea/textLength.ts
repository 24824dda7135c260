/** Length in user-perceived characters: an emoji is one. Trimmed, as the gateway counts. */
export const textLength = (text: string): number => [...text.trim()].length

/** The text truncated to this number of characters. */
export const cutTo = (text: string, max: number): string => (textLength(text) <= max ? text : [...text.trimStart()].slice(0, max).join(''))
