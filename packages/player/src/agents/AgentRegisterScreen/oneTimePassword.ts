/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const digits = '23456789'

const LENGTH = 10

/** A password to pass on by hand, letters and digits; the member replaces it at the first login. */
export function oneTimePassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH))
  return Array.from(random, (value, index) => {
    const from = index % 3 === 2 ? digits : letters
    return from[value % from.length]
  }).join('')
}
