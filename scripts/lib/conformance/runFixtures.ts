import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../processes.ts'
import { byPackage } from '../testFiles.ts'

const root = join(import.meta.dirname, '../../..')

export interface Result {
  title: string
  file: string
  status: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  testResults: { name: string; message: string; assertionResults: { title: string; status: string }[] }[]
}

/** Runs test files with the Vitest of their packages. Returns the result of each test, with the values in its title. */
export async function runFixtures(files: string[]): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
  const results: Result[] = []
  try {
    for (const [index, [place, own]] of [...byPackage(files)].entries()) {
      const out = join(folder, `${index}.json`)
      const { output } = await run('vitest', ['run', '--reporter=json', `--outputFile=${out}`, ...own], { cwd: join(root, place) })
      results.push(...resultsIn(out, output))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return results
}

function resultsIn(out: string, output: string): Result[] {
  let report: VitestReport
  try {
    report = JSON.parse(readFileSync(out, 'utf8')) as VitestReport
  } catch {
    throw new Error(`The tests did not run:\n${output.slice(-4000)}`)
  }
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: relative(root, name),
      status: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
    })),
  )
}
