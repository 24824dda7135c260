import type { Scenario } from '@platform/test-kit/scenarios'
import type { GalleryMerchant } from './startGallery.ts'

export const languages = ['PT', 'EN'] as const
export type Language = (typeof languages)[number]
export const widths = [390, 320, 1280] as const

/** A page to open; each width of it is a picture. */
export interface Job {
  scenario: Scenario
  merchant: GalleryMerchant
  language: Language
  widths: number[]
  /** Barriers are looked for in one language: colours and structure are those of any. */
  withAxe: boolean
}

/** A picture, and what was found when it was taken. */
export interface Shot {
  name: string
  about: string
  brand: string
  language: Language
  width: number
  /** From the folder of the run. */
  file: string
  /** Barriers and misfits that programs find. */
  found: string[]
  /** What the console printed. */
  printed: string[]
  /** The page could not be drawn: `found` says why. */
  undrawn?: true
  /** Pixels that differ from the picture before; undefined where there was none. */
  changed?: number
  /** Of the picture before, and of the difference, where there is one. */
  before?: string
  difference?: string
}

export const fileOf = ({ scenario, merchant, language }: Job, width: number) =>
  `${merchant.code}/${language.toLowerCase()}/${width}/${scenario.name.replace('/', '.')}.png`
