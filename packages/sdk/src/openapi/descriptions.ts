import json from './descriptions.json' with { type: 'json' }
import type { Descriptions } from './Description.ts'

/** What the comments of the sources say, written into a file by `npm run contract`: a package ships no sources. */
export const descriptions: Descriptions = json as Descriptions

/** A comment without the sections of the specification at its end. */
export const withoutSections = (doc: string) => doc.replace(/ ?Spec [\d., ]+(\([^)]*\)\.?)?$/, '')
