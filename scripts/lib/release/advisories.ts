import { run } from '../processes.ts'

interface Advisory {
  module_name?: string
  severity?: string
  title?: string
  url?: string
}

/** What the registry knows against the packages that ship. */
export type Advisories = { status: 'unchecked'; reason: string } | { status: 'checked'; lines: string[]; isSevere: boolean }

/** Requests the registry's advisories for everything that ships. A registry without them, or none, is no clean result. */
export async function advisories(): Promise<Advisories> {
  const { output } = await run('pnpm', ['audit', '--prod', '--json'], { echo: false })
  return readAudit(output)
}

/** Reads the output of `pnpm audit --json`. */
export function readAudit(output: string): Advisories {
  const answer = parse(output)
  if (!answer) return { status: 'unchecked', reason: 'the registry did not answer' }
  if (answer.error) return { status: 'unchecked', reason: answer.error.message ?? 'the registry answered with an error' }
  if (!answer.advisories) return { status: 'unchecked', reason: 'the answer of the registry contains no list of advisories' }
  const known = Object.values(answer.advisories)
  return {
    status: 'checked',
    lines: known.map(({ module_name, severity, title, url }) => `${severity} ${module_name}: ${title} ${url}`),
    isSevere: known.some(({ severity }) => severity === 'high' || severity === 'critical'),
  }
}

interface Answer {
  error?: { message?: string }
  advisories?: Record<string, Advisory>
}

function parse(output: string): Answer | undefined {
  const start = output.indexOf('{')
  if (start < 0) return undefined
  try {
    return JSON.parse(output.slice(start)) as Answer
  } catch {
    return undefined
  }
}
