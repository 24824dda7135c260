// Readers of one value: undefined for a value that does not fit.

export const pass = <T>(value: unknown, is: boolean) => (is ? (value as T) : undefined)
export const ifInt = (value: unknown) => pass<number>(value, Number.isSafeInteger(value))
export const ifBoolean = (value: unknown) => pass<boolean>(value, typeof value === 'boolean')
export const ifText = (value: unknown) => pass<string>(value, typeof value === 'string')
