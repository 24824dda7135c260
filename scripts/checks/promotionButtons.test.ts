import { expect, test } from 'vitest'
import { promotions } from '../../packages/demo/src/seed/catalogue/promotions.ts'
import en from '../../packages/player/src/i18n/locales/en/promotions.json' with { type: 'json' }
import pt from '../../packages/player/src/i18n/locales/pt-BR/promotions.json' with { type: 'json' }

/** Labels after "tap" in a text. */
const tappedIn = (steps: readonly string[]) =>
  steps.flatMap((step) => [...step.matchAll(/(?:toque em|tap) <strong>(.+?)<\/strong>/gi)].map(([, label]) => label))

test.each([
  ['pt', pt],
  ['en', en],
] as const)('[2.15] steps of a promotion in %s name its buttons as they are on the screen', (language, labels) => {
  const named = promotions.flatMap(({ body, mode, deposit }) => {
    const first = deposit ? labels.deposit : mode === 'info' ? undefined : labels[mode]
    return tappedIn(body[language].steps).map((label) => ({ label, expected: label === labels.claim ? labels.claim : first }))
  })
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ label, expected }) => label !== expected)).toEqual([])
})
