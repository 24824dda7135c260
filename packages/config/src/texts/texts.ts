export { argumentsOf, fits } from './argumentsOf.ts'
export { brandTextsFile, placeOf, type Texts } from './brandTexts.ts'
export { KIT, kitLabels } from './kitLabels.ts'
