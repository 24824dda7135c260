export interface Step {
  name: string
  /** Aliases of the step. */
  also?: string[]
  command: string
  args: string[]
  env?: Record<string, string>
  /** Names of the steps whose results this one reads. */
  needs?: string[]
  /** If the machine cannot run all steps at once, this one starts before the others. */
  first?: boolean
  /** How many of the `places` it takes; default 1. */
  takes?: number
}

/** How many steps run at once. Browsers at work use two cores well: with a third step their polling is late, and the run takes longer. */
export const places = 2

// For tools that read our configuration files with Node itself.
const sources = { NODE_OPTIONS: '--conditions=@platform/source' }
const publishedPackages = ['sdk', 'ui', 'player']
const unit = ['run', 'test', '--concurrency=1', '--continue']
const afterBuilds = { needs: ['builds'] }

/**
 * What `npm test` does; a step starts when all before it have started, a place is free and the steps that it needs have ended. So the long
 * ones come first, and the browser walk, which has three pages at work, last. A step whose runner prints totals counts by test, any other
 * counts as one.
 */
export const steps: Step[] = [
  // A single process, and the longest of all: it starts first, and the others leave it room.
  { name: 'gateway', command: 'turbo', args: [...unit, '--filter=@platform/sandbox'], first: true },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  // Types too, each file's once: the compiler itself, package by package, would check imported packages again in each of them.
  { name: 'lint', also: ['types'], command: 'oxlint', args: ['--type-aware', '--type-check', '--deny-warnings'] },
  { name: 'builds', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  { name: 'player', command: 'turbo', args: [...unit, '--filter=@platform/player'] },
  // Files, exports and dependencies. Its loader of configuration files reads the built merchants' presets.
  { name: 'unused', command: 'knip', args: ['--no-config-hints'], env: sources, ...afterBuilds },
  ...publishedPackages.map((name) => ({
    name: `publint-${name}`,
    command: 'publint',
    args: ['--strict', `packages/${name}`],
    ...afterBuilds,
  })),
  ...publishedPackages.map((name) => ({
    name: `packed-types-${name}`,
    command: 'attw',
    args: ['--pack', `packages/${name}`, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', '--format', 'ascii'],
    ...afterBuilds,
  })),
  { name: 'others', command: 'turbo', args: [...unit, '--filter=!@platform/player', '--filter=!@platform/sandbox'] },
  // Checks of the complete repository and of the built sites.
  { name: 'checks', command: 'vitest', args: ['run'], ...afterBuilds },
  { name: 'e2e', command: 'playwright', args: ['test', '--config', 'e2e/playwright.config.ts'], env: sources, takes: 2, ...afterBuilds },
]
