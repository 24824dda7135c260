/** Parts of numbers: the tiers of a result, the places of a selection. */
export type Numbers = readonly (readonly string[])[]

/** `'1,2~3'` → `[['1', '2'], ['3']]`: tildes separate parts, commas their numbers. Spec 3. */
export const parseNumbers = (text: string): string[][] => text.split('~').map((part) => (part ? part.split(',') : []))

/** The inverse of `parseNumbers`. */
export const formatNumbers = (numbers: Numbers): string => numbers.map((part) => part.join(',')).join('~')
