const dots = '••••'

/** Shows only the beginning of a number: its end serves as proof of knowledge. */
export const maskNumber = (number: string, visibleDigits = 3): string => `${number.slice(0, visibleDigits)}${dots}`

/** `•••.456.789-••`, as receipts in Brazil show it. */
export const maskCpf = (cpf: string): string => (cpf.length === 11 ? `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••` : cpf && dots)

/** First letter and domain. */
export const maskEmail = (email: string): string => email && `${email[0]}${dots}@${email.split('@')[1] ?? ''}`

/** Dialing code, area code, and the last two digits. */
export const maskMobile = (mobile: string): string => mobile && `+${mobile.slice(0, 4)} ${dots}${mobile.slice(-2)}`

/** First name, and the first letter of the others. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((word, index) => (index === 0 ? word : `${word[0] ?? ''}•••`))
    .join(' ')
