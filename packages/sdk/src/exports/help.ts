export { getHelpCenter } from '../help/getHelpCenter.ts'
export type { HelpItem } from '../help/getHelpCenter.ts'
