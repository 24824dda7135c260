export interface Step {
  name: string
  /** Aliases of the step; several may share one. */
  also?: string[]
  /** Runs only if it is named: another step has its tests. */
  ifNamed?: boolean
  command: string
  args: string[]
  env?: Record<string, string>
  /** Names of the steps whose results this one reads. */
  needs?: string[]
  /** This step starts before the others. */
  first?: boolean
  /** How many of the `places` it takes; default 1. A step that takes none runs beside the others, on the processor time that they leave. */
  takes?: number
}

/** How many steps run at once. Two keep two cores busy; with a third, browser tests poll late and the run takes longer. */
export const places = 2

const unit = ['run', 'test', '--concurrency=1', '--continue']
/** A task of the complete repository: of an unchanged one turbo repeats the output. */
const ofRepository = (task: string) => ({ command: 'turbo', args: ['run', `//#${task}`, '--env-mode=loose', '--log-prefix=none'] })
const afterBuilds = { needs: ['builds'] }

/**
 * The steps of `npm test`. A step starts when all before it have started, a place is free and the steps that it needs have ended. So the
 * long ones come first, and the journeys, which run three pages at once, last. A step counts its tests if its runner prints totals, else it
 * counts as one.
 */
export const steps: Step[] = [
  // The longest step, in a single process: it starts first.
  { name: 'gateway', command: 'turbo', args: [...unit, '--filter=@platform/sandbox'], first: true },
  { name: 'format', also: ['quick'], command: 'oxfmt', args: ['--check', '.'] },
  // Also checks types, each file once: `tsc` per package would check imported packages again in each.
  { name: 'lint', also: ['types', 'quick'], ...ofRepository('lint') },
  // Without Storybook, which no other step reads and which takes a third of their time: `npm run soak` builds it.
  { name: 'builds', command: 'turbo', args: ['run', 'build', '--filter=!@platform/storybook', '--output-logs=errors-only'] },
  { name: 'player', command: 'turbo', args: [...unit, '--filter=@platform/player'] },
  // Finds unused files, exports and dependencies. Loads the presets of the built merchants.
  { name: 'unused', ...ofRepository('unused'), ...afterBuilds },
  // What is published, as those who install it get it.
  { name: 'packed', command: 'turbo', args: ['run', 'packed', '--concurrency=1'], ...afterBuilds },
  // Two halves, for both places.
  { name: 'storybook', command: 'turbo', args: [...unit, '--filter=@platform/storybook'] },
  { name: 'others', command: 'turbo', args: [...unit, ...['player', 'sandbox', 'storybook'].map((name) => `--filter=!@platform/${name}`)] },
  // Checks of the complete repository and of the built sites. The journeys wait for a sixth of their time, which is enough for these.
  { name: 'checks', ...ofRepository('checks'), takes: 0, ...afterBuilds },
  { name: 'e2e', ...ofRepository('journeys'), takes: 2, ...afterBuilds },
  // What most changes would break, in a minute.
  {
    name: 'smoke',
    also: ['quick'],
    ifNamed: true,
    command: 'vitest',
    args: [
      'run',
      '--root',
      'packages/player',
      'src/home/HomeScreen',
      'src/auth/LoginScreen/LoginScreen',
      'src/deposit/DepositScreen/DepositScreen',
    ],
  },
  { name: 'sdk', also: ['quick'], ifNamed: true, command: 'vitest', args: ['run', '--root', 'packages/sdk'] },
]
