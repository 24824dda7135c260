import type { Step } from './steps.ts'

/**
 * Starts steps in order, as many at once as there are places. A step that waits for results lets later ones pass; one that waits for a
 * place does not, as a step that takes two would then wait forever.
 */
export async function takeSteps(steps: Step[], places: number, take: (step: Step) => Promise<void>): Promise<void> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const endedNames = new Set<string>()
  const isReady = ({ needs = [] }: Step) => needs.every((name) => endedNames.has(name))
  const freePlaces = () => [...running.keys()].reduce((remaining, { takes = 1 }) => remaining - takes, places)

  const run = async (step: Step) => {
    await take(step)
    running.delete(step)
    endedNames.add(step.name)
  }

  while (waiting.length + running.size > 0) {
    const readyStep = waiting.find(isReady)
    if (readyStep && (readyStep.takes ?? 1) <= freePlaces()) {
      waiting.splice(waiting.indexOf(readyStep), 1)
      running.set(readyStep, run(readyStep))
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(
        `These steps can never run, as no step provides what they need or there are too few places: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    }
  }
}
