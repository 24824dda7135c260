import type { WireLanguage } from '../db/Tables.ts'

/** The address of a game's picture in a language: the pictures that the gateway draws contain the name of the game. */
export const iconIn = (icon: string, language: WireLanguage): string =>
  language === 'EN' ? icon.replace(/^(\/cdn\/games\/\d+)\.svg/, '$1.en.svg') : icon
