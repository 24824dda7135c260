/** A name as displayed: of a mobile number, which bystanders may read, only the last digits. */
export const shownName = (name: string): string => (/^\d{8,}$/.test(name) ? `•••• ${name.slice(-4)}` : name)
