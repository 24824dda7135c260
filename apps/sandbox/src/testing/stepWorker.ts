import { openDatabase } from '../db/openDatabase.ts'
import { playStep, type Scene, type Step } from '../console/ledgerSteps.ts'
import { defineWorker } from './defineWorker.ts'

/** Commands of the test to a child process: one step, during which the test may kill it. */
export interface StepOrders {
  databaseUrl: string
  scene: Scene
  step: Step
}

// Connects first, and at `go` makes the step.
export const worker = defineWorker<StepOrders, string>(async ({ databaseUrl, scene, step }) => {
  const { db, close } = await openDatabase({ databaseUrl, poolSize: 2 })

  async function go() {
    const answer = await playStep(db, scene, step)
    await close()
    return answer
  }

  return go
})
