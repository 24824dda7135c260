import type { Call } from '../core/Call.ts'

/** Unusual traits of a call's transport, one word each: for pages that list calls. */
export const marksOf = ({ encrypted, bare, feature, form, multipart, page, shown }: Call): string[] =>
  Object.entries({
    [`feature ${feature}`]: feature,
    sealed: encrypted,
    'no envelope': bare,
    form,
    multipart,
    'lottery page': page === true,
    'lottery and game pages': page === 'every',
    'path chosen by us': !shown,
  }).flatMap(([mark, is]) => (is ? [mark] : []))
