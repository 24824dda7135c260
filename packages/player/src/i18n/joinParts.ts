/** Between the parts of a line: where the line breaks, it is before the dot, which none ends with. */
export const SEPARATOR = ' ·\u00a0'

/** The parts of a line that there are: "Prêmio · 28/11, 19:03". */
export const joinParts = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(SEPARATOR)
