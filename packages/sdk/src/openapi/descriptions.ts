import json from './descriptions.json' with { type: 'json' }
import type { Descriptions } from './Description.ts'

/** The sources' comments, written to a file by `npm run contract`: a package ships no sources. */
export const descriptions: Descriptions = json as Descriptions

/** A comment without the section numbers of the specification at its end. */
export const withoutSections = (doc: string) => doc.replace(/ ?Spec [\d., ]+(\([^)]*\)\.?)?$/, '')
