import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Properties that the compositor animates without the main thread.
const composited = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity'])
/** Other properties that may be animated once and briefly, with the reason. */
const exceptions: Record<string, string> = {
  color: 'The amount of a win and a goal light up for less than a second.',
  'max-height': 'A notice that is closed makes way for what is below it.',
  'min-height': 'As max-height.',
  'margin-block': 'As max-height.',
}

test('[9] only transform and opacity are animated, and properties that are listed with a reason', () => {
  const files = globSync('apps/*/dist/assets/**/*.css')
  expect(files.length).toBeGreaterThan(3)
  const animated = new Set(files.flatMap((file) => animatedIn(readFileSync(file, 'utf8'))))
  expect(new Set([...animated].filter((property) => !composited.has(property)))).toEqual(new Set(Object.keys(exceptions)))
})

test('finds the properties of a keyframes block', () => {
  expect(animatedIn('a{color:red}@keyframes x{0%,50%{opacity:0;left:1px}to{width:1px}}b{top:0}')).toEqual(['opacity', 'left', 'width'])
})

/** Properties in all keyframes of a built stylesheet. */
function animatedIn(css: string): string[] {
  const blocks = css.match(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*/g) ?? []
  const steps = blocks.flatMap((block) => block.slice(block.indexOf('{') + 1).match(/\{[^{}]*\}/g) ?? [])
  const names = steps.flatMap((step) => [...step.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].map((match) => match[1]!))
  return names.filter((name) => !name.startsWith('animation-'))
}
