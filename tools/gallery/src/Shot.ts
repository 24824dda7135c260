import type { Scenario } from '@platform/test-kit/scenarios'
import type { GalleryMerchant } from './startGallery.ts'

export const languages = ['PT', 'EN'] as const
export type Language = (typeof languages)[number]
export const widths = [390, 320, 1280] as const

/** A page to open; one picture is taken per width. */
export interface Job {
  scenario: Scenario
  merchant: GalleryMerchant
  language: Language
  widths: number[]
  /**
   * What axe checks; undefined = nothing. It runs in one language only, since colours and structure are the same in all. `theme`: the rules
   * that depend on a brand's theme; the structure is checked in another brand of the run.
   */
  axe: 'all' | 'theme' | undefined
}

/** A picture and its findings. */
export interface Shot {
  name: string
  about: string
  brand: string
  language: Language
  width: number
  /** Relative to the folder of the run. */
  file: string
  /** Accessibility and layout problems that tools detect. */
  found: string[]
  /** What the console printed. */
  printed: string[]
  /** The page could not be rendered; `found` has the reason. */
  undrawn?: true
  /** Pixels that differ from the previous picture; undefined if there was none. */
  changed?: number
  /** Files of the previous picture and of the difference, if they differ. */
  before?: string
  difference?: string
}

export const fileOf = ({ scenario, merchant, language }: Job, width: number) =>
  `${merchant.code}/${language.toLowerCase()}/${width}/${scenario.name.replace('/', '.')}.png`
