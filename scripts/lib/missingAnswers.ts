import type { PlopTypes } from '@turbo/gen'
import generators from '../../turbo/generators/config.ts'

interface Question {
  name: string
  message: string
}

const questions = new Map<string, Question[]>()
generators({
  setHelper: () => undefined,
  setGenerator: (name: string, { prompts }: { prompts: Question[] }) => questions.set(name, prompts),
} as unknown as PlopTypes.NodePlopAPI)

/** What `npm run gen` needs where no one can answer its questions: undefined if the arguments have all answers. */
export function missingAnswers([name = '', flag, ...given]: string[]): string | undefined {
  const asked = questions.get(name)
  const usage = (one: string) =>
    `npm run gen -- ${one} --args ${(questions.get(one) ?? []).map((question) => `<${question.name}>`).join(' ')}`
  if (asked && flag === '--args' && given.length >= asked.length) return undefined
  const start = 'npm run gen asks questions, and there is no terminal to answer them: pass the answers.'
  if (!asked) return [start, ...[...questions.keys()].map((one) => `  ${usage(one)}`)].join('\n')
  return [start, `  ${usage(name)}`, ...asked.map((question) => `    ${question.name}: ${question.message}`)].join('\n')
}
