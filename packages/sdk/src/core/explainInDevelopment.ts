import { explained as always } from './explainAlways.ts'

/** In browsers: only development builds have it. A production build drops it with all its dependencies. */
export const explained = typeof process !== 'undefined' && process.env.NODE_ENV !== 'production' ? always : undefined
