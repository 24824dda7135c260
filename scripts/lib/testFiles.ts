import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from './processes.ts'

const root = join(import.meta.dirname, '../..')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** `npm test -- path/to.test.tsx` or `--changed`: the test files to run instead of steps; undefined for names of steps. */
export function testFilesOf(args: string[], changed: () => string[] = changedFiles): string[] | undefined {
  if (args.includes('--changed')) return changed().flatMap(testsBeside)
  return args.some((arg) => arg.includes('/')) ? args.flatMap(testsBeside) : undefined
}

/** Runs these test files with the Vitest of their packages, one after the other. Returns the exit code. */
export async function runTestFiles(files: string[]): Promise<number> {
  if (files.length === 0) console.log('No test file: name one, or change something that has a test beside it.')
  let failed = files.length === 0
  for (const [folder, own] of byPackage(files)) {
    const { code } = await run('vitest', ['run', ...own], { cwd: join(root, folder), echo: true })
    failed ||= code !== 0
  }
  return failed ? 1 : 0
}

/** Test files by the folder whose Vitest runs them, with paths from it. */
export function byPackage(files: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const file of new Set(files)) {
    let folder = dirname(file)
    while (folder !== '.' && !existsSync(join(root, folder, 'vitest.config.ts'))) folder = dirname(folder)
    groups.set(folder, [...(groups.get(folder) ?? []), relative(folder, file)])
  }
  return groups
}

/** A test file itself, or the tests beside a source. */
function testsBeside(path: string): string[] {
  const stem = path.replace(/(\.css)?\.tsx?$/, '')
  const candidates = isTest(path) ? [path] : ['.test.ts', '.test.tsx', '.node.test.tsx'].map((ending) => stem + ending)
  return candidates.filter((file) => existsSync(join(root, file)))
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from the last commit, new ones included. */
const changedFiles = () => [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
