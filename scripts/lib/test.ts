import { constants } from 'node:os'
import { resolve } from 'node:path'
import { chooseSteps } from './chooseSteps.ts'
import { failuresOf } from './failuresOf.ts'
import { run, stopOnSignals } from './processes.ts'
import { secondTriesOf } from './secondTries.ts'
import { places, type Step, steps } from './steps.ts'
import { takeSteps } from './takeSteps.ts'
import { runTestFiles, testFilesOf } from './testFiles.ts'
import { type Totals, totalsOf } from './totals.ts'

interface Outcome extends Totals {
  output: string
  seconds: number
}

// A stopped run must not count as passed.
stopOnSignals(1)
// `npm test -- --force` takes nothing from turbo's cache.
const isForced = process.argv.includes('--force')
const names = process.argv.slice(2).filter((name) => name !== '--force')
const testFiles = testFilesOf(names)
if (testFiles) process.exit(await runTestFiles(testFiles))
// `npm test -- lint e2e` runs the steps with these names and what they need.
const chosenSteps = choose(names)
// Dozens of processes load the same files and share compiled code.
const compileCache = resolve('node_modules/.cache/compiled')
const sum = { passed: 0, failed: 0 }
const rows = new Map<Step, string>()
const failures: string[] = []
const secondTries: string[] = []
const failedSteps = new Map<Step, Outcome>()
const environment = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  CI: '1',
  NODE_COMPILE_CACHE: compileCache,
  ...(isForced && { TURBO_FORCE: 'true' }),
}

await takeSteps(chosenSteps, places, take)
for (const [step, outcome] of failedSteps) await takeAgain(step, outcome)

if (secondTries.length > 0) console.log(`\nPassed at the second try, when run alone:\n\n${secondTries.join('\n\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
console.log(`\n${chosenSteps.map((step) => rows.get(step)).join('\n')}\n`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1

function choose(names: string[]): Step[] {
  try {
    return chooseSteps(steps, names)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function take(step: Step): Promise<void> {
  console.log(`\n=== ${step.name}: ${step.command} ${step.args.join(' ')}`)
  const { code, output, seconds } = await run(step.command, step.args, {
    echo: true,
    priority: priorityOf(step),
    env: { ...environment, ...step.env },
  })
  const totals = totalsOf(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  // A runner that fails for a reason other than a test (a crash, a leak) also counts as failed.
  const outcome = { ...totals, failed: code === 0 ? totals.failed : Math.max(totals.failed, 1), output, seconds }
  if (outcome.failed > 0) failedSteps.set(step, outcome)
  else pass(step, outcome)
}

function priorityOf({ first, takes }: Step): number | undefined {
  if (first) return undefined
  return takes === 0 ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_BELOW_NORMAL
}

/** Reruns the failed tests of a step when nothing else runs. Tests that fail again, and other failures, count as failed. */
async function takeAgain(step: Step, outcome: Outcome): Promise<void> {
  const commands = secondTriesOf(step, outcome)
  let passes = commands.length > 0
  for (const [command, ...args] of commands) {
    console.log(`\n=== ${step.name}, second try: ${command} ${args.join(' ')}`)
    const { code } = await run(command, args, { echo: true, env: { ...environment, ...step.env } })
    passes &&= code === 0
  }
  const reports = failuresOf(outcome.output).map((one) => `=== ${step.name}\n${one}`)
  if (passes) {
    secondTries.push(...reports)
    pass(step, { ...outcome, passed: outcome.passed + outcome.failed }, `, ${outcome.failed} of them at the second try`)
  } else {
    failures.push(...reports)
    sum.passed += outcome.passed
    sum.failed += outcome.failed
    rows.set(step, `✗ ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed in ${outcome.seconds.toFixed(0)} s`)
  }
}

function pass(step: Step, { passed, seconds }: Outcome, note = ''): void {
  sum.passed += passed
  rows.set(step, `✓ ${step.name}: ${passed} passed, 0 failed in ${seconds.toFixed(0)} s${note}`)
}
