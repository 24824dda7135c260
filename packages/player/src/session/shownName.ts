/** A name as the screens show it: of a mobile number, which others may see over the shoulder, only the last digits. */
export const shownName = (name: string): string => (/^\d{8,}$/.test(name) ? `•••• ${name.slice(-4)}` : name)
