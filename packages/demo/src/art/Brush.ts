import type { Palette } from './palettes.ts'

/** Colours and paints a drawing may use. `metal`, `gold`, `shade` are gradients of the picture's own `<defs>`. */
export interface Brush extends Palette {
  /** Outline: nearly black, tinted. */
  ink: string
  gold: string
  metal: string
  /** Deterministic choice 0…n-1, another one at each call. */
  choose(n: number): number
}

/** A drawing in a 200 × 200 field around 0,0. */
export type Motif = (brush: Brush) => string
