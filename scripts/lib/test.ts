import { constants } from 'node:os'
import { resolve } from 'node:path'
import { chooseSteps } from './chooseSteps.ts'
import { failuresOf } from './failuresOf.ts'
import { run } from './processes.ts'
import { places, type Step, steps } from './steps.ts'
import { takeSteps } from './takeSteps.ts'
import { totalsOf } from './totals.ts'

// `npm test -- lint e2e` runs the steps with these names and what they need.
const chosen = choose(process.argv.slice(2))
// Dozens of processes load the same files: code compiled by one is reused by the next.
const compiled = resolve('node_modules/.cache/compiled')
const sum = { passed: 0, failed: 0 }
const rows = new Map<Step, string>()
const failures: string[] = []

await takeSteps(chosen, places, take)

if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`)
console.log(`\n${chosen.map((step) => rows.get(step)).join('\n')}\n`)
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
    priority: step.first ? undefined : constants.priority.PRIORITY_BELOW_NORMAL,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, CI: '1', NODE_COMPILE_CACHE: compiled, ...step.env },
  })
  const totals = totalsOf(output) ?? { passed: code === 0 ? 1 : 0, failed: 0 }
  // A runner that fails for another reason than a test (a crash, a leak) is a failure too.
  const failed = code === 0 ? totals.failed : Math.max(totals.failed, 1)
  sum.passed += totals.passed
  sum.failed += failed
  if (failed) failures.push(...failuresOf(output).map((one) => `=== ${step.name}\n${one}`))
  rows.set(step, `${failed ? '✗' : '✓'} ${step.name}: ${totals.passed} passed, ${failed} failed in ${seconds.toFixed(0)} s`)
}
