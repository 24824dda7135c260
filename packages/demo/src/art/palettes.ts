/** deep, mid, glow: the ground from its edge to its centre; light, dark: the hero's own metal; accent: small parts. */
export interface Palette {
  deep: string
  mid: string
  glow: string
  light: string
  dark: string
  accent: string
}

const palette = (deep: string, mid: string, glow: string, light: string, dark: string, accent: string): Palette => ({
  deep: `#${deep}`,
  mid: `#${mid}`,
  glow: `#${glow}`,
  light: `#${light}`,
  dark: `#${dark}`,
  accent: `#${accent}`,
})

/** Named so that a theme can list its suitable moods. */
export const palettes = {
  ruby: palette('3a0414', 'a20d36', 'ff5a5f', 'ff8f8f', 'c4102f', 'ffd54a'),
  ember: palette('2b0a02', '9c2c06', 'ff9a3c', 'ffb35c', 'd9480f', 'ffe066'),
  amber: palette('3b1a02', 'b25e09', 'ffd166', 'ffe29a', 'd98411', 'd6336c'),
  sand: palette('3a2208', 'a8752c', 'ffe3a3', 'ffd98a', 'b8742a', '1fb5a8'),
  lime: palette('0c2b0a', '2f8f2a', 'c6f36b', 'b5ec5d', '2f9e44', 'ffd43b'),
  jungle: palette('03211a', '0b6b4b', '5fe3a1', '7ee2a8', '0f7a54', 'ff9f1c'),
  jade: palette('022522', '087f70', '5ff0d0', '8ff5dd', '0b9481', 'ff6b6b'),
  lagoon: palette('021c33', '0776a8', '5fe0ff', '8be9ff', '0b84c4', 'ffb703'),
  ocean: palette('03102e', '0b4aa8', '4fb6ff', '8cc8ff', '1c63d5', 'ffd60a'),
  lapis: palette('0a0d3b', '2b34b0', '7b8cff', '9db0ff', '3547d6', 'ffc53d'),
  violet: palette('1b0636', '6320b0', 'b57bff', 'cfa8ff', '7a31cf', 'ffd23f'),
  orchid: palette('2d0433', '9b1b9a', 'ff7ae0', 'ff9fe8', 'b526a6', '7cf5ff'),
  candy: palette('4a0636', 'd6257f', 'ffa3cf', 'ffc2de', 'e64980', '63e6ff'),
  peach: palette('4b1424', 'e0565b', 'ffd0a8', 'ffd6b8', 'f0695a', '2ec4b6'),
  sky: palette('0c2c5e', '2f80ed', 'b9e6ff', 'dff4ff', '4a9fe8', 'ffd43b'),
  ice: palette('08203f', '3a7fc1', 'd9f5ff', 'f1fbff', '6db4e3', 'a78bfa'),
  night: palette('05060f', '20244f', '6572d8', 'aab4ff', '4650b8', 'ffb545'),
  steel: palette('0a0f16', '2b3a4d', '8aa6c1', 'd7e3ee', '6b8299', 'ff5c5c'),
  wine: palette('21030f', '6d0f33', 'd6456f', 'f28fa9', '9c1c46', 'f5c86a'),
  felt: palette('02190f', '0a5c38', '3fbf7f', '9be8bf', '12784b', 'ffd43b'),
  neon: palette('0b0320', '3b0d7a', 'ff3df5', '5df2ff', '2a7bff', 'f9f871'),
  cocoa: palette('1f0d05', '6b3a1b', 'e0a15c', 'e9bd86', '8a4b22', '7bdcb5'),
  sunset: palette('2a0845', 'b5336f', 'ffb25a', 'ffd08a', 'e8505b', '6df0d2'),
  flag: palette('02271a', '00804a', 'ffe34d', 'ffe873', '109b5b', '3a6ff7'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
