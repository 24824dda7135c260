import type { Call } from '../core/Call.ts'

/** What is unusual about how a call travels, in a word each: for pages that list calls. */
export const marksOf = ({ encrypted, bare, form, multipart, shown }: Call): string[] =>
  Object.entries({ sealed: encrypted, 'no envelope': bare, form, multipart, 'path chosen by us': !shown }).flatMap(([mark, is]) =>
    is ? [mark] : [],
  )
