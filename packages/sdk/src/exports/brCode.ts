export { agreesWithOrder } from '../deposit/brCode/agreesWithOrder.ts'
export { parseBrCode } from '../deposit/brCode/parseBrCode.ts'
export { writeBrCode } from '../deposit/brCode/writeBrCode.ts'
export type { BrCode } from '../deposit/brCode/BrCode.ts'
