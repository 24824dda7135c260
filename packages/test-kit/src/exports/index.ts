export { type RunningSandbox, startSandbox } from '../startSandbox.ts'
