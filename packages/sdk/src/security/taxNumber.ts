/** Remainder of a weighted sum, as both numbers use it: 10 and 11 are 0. */
const checkDigit = (values: readonly number[], weights: readonly number[]) => {
  const rest = values.reduce((sum, value, index) => sum + value * weights[index]!, 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Whether the last two digits are the check digits of the others; `weights` are those of the second. */
function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const values = Array.from(text, (character) => character.charCodeAt(0) - 48)
  const body = values.slice(0, -2)
  const first = checkDigit(body, weights.slice(1))
  const second = checkDigit([...body, first], weights)
  return values.at(-2) === first && values.at(-1) === second
}

/** A CPF: eleven digits without punctuation, with the right check digits, not all the same. */
export const isCpf = (text: string): boolean => /^(?!(\d)\1{10})\d{11}$/.test(text) && hasCheckDigits(text, cpfWeights)

/** A CNPJ without punctuation; since 2026 its first twelve characters may be capital letters too. */
export const isCnpj = (text: string): boolean => /^(?!(\d)\1{13})[\dA-Z]{12}\d{2}$/.test(text) && hasCheckDigits(text, cnpjWeights)
