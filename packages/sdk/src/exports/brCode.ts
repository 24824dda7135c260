export * from '../deposit/brCode/agreesWithOrder.ts'
export * from '../deposit/brCode/parseBrCode.ts'
export * from '../deposit/brCode/writeBrCode.ts'
export * from '../deposit/brCode/BrCode.ts'
