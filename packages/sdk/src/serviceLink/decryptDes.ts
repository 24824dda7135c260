// DES according to FIPS 46-3, one bit per array element: links are short, so simple beats fast. Legacy, protects nothing: see
// decodeServiceLink.

const numbers = (words: string) => words.split(' ').map((word) => Number(word) - 1)
const initial = [57, 59, 61, 63, 56, 58, 60, 62].flatMap((start) => Array.from({ length: 8 }, (_, row) => start - 8 * row))
const final = initial.map((_, bit) => initial.indexOf(bit))
const expansion = Array.from({ length: 48 }, (_, bit) => (4 * Math.floor(bit / 6) + (bit % 6) + 31) % 32)
const permutation = numbers('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25')
const keyHalves = [
  numbers('57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36'),
  numbers('63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4'),
]
const keyChoice = numbers(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
)
const turns = [1, 2, 4, 6, 8, 10, 12, 14, 15, 17, 19, 21, 23, 25, 27, 28]
/** Eight boxes of four rows; a hex digit per entry. */
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
]

const pick = (bits: number[], places: number[]) => places.map((place) => bits[place]!)
const bitsOf = (bytes: Uint8Array) => Array.from(bytes).flatMap((byte) => digits(byte, 8))
const digits = (value: number, width: number) => Array.from({ length: width }, (_, bit) => (value >> (width - 1 - bit)) & 1)
const valueOf = (bits: number[]) => bits.reduce((value, bit) => value * 2 + bit, 0)

/** DES-ECB decryption; `bytes` in complete blocks of 8, `key` of 8 bytes. Padding is not removed. */
export function decryptDes(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  const keys = roundKeys(bitsOf(key)).toReversed()
  const clear = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 8) {
    const bits = pick(bitsOf(bytes.subarray(at, at + 8)), initial)
    let [left, right] = [bits.slice(0, 32), bits.slice(32)]
    for (const roundKey of keys) {
      const mixedBits = mix(right, roundKey)
      ;[left, right] = [right, left.map((bit, index) => bit ^ mixedBits[index]!)]
    }
    const block = pick([...right, ...left], final)
    for (let byte = 0; byte < 8; byte++) clear[at + byte] = valueOf(block.slice(byte * 8, byte * 8 + 8))
  }
  return clear
}

function roundKeys(key: number[]): number[][] {
  const halves = keyHalves.map((places) => pick(key, places))
  return turns.map((turn) =>
    pick(
      halves.flatMap((half) => [...half.slice(turn), ...half.slice(0, turn)]),
      keyChoice,
    ),
  )
}

function mix(half: number[], roundKey: number[]): number[] {
  const bits = pick(half, expansion).map((bit, index) => bit ^ roundKey[index]!)
  const bitsOfBoxes = boxes.flatMap((box, index) => {
    const [first, second, third, fourth, fifth, sixth] = bits.slice(index * 6, index * 6 + 6)
    return digits(Number.parseInt(box[valueOf([first!, sixth!, second!, third!, fourth!, fifth!])]!, 16), 4)
  })
  return pick(bitsOfBoxes, permutation)
}
