import { openDatabase } from '../db/openDatabase.ts'
import { playStep, type Scene, type Step } from '../ledger/scenario.ts'

/** Commands of the test to a child process: one step, during which the test may kill it. */
export interface StepOrders {
  databaseUrl: string
  scene: Scene
  step: Step
}

// Runs as a child process: connects, reports that it is ready, and at `go` makes the step.
const { databaseUrl, scene, step } = JSON.parse(process.argv[2] ?? '{}') as StepOrders
const { db, close } = await openDatabase({ databaseUrl, poolSize: 2 })

process.once('message', () => void go())
process.send!('ready')

async function go() {
  const answer = await playStep(db, scene, step)
  await close()
  process.send!(answer, () => process.exit(0))
}
