export { argumentsOf, fits } from './argumentsOf.ts'
export { brandTextsFile, placeOf, readBrandTexts, type Texts, withBrandTexts } from './brandTexts.ts'
export { KIT, kitLabels } from './kitLabels.ts'
