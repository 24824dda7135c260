import { expect, test } from 'vitest'
import { answers, bandOf, questions } from './selfTest.ts'

test.each([
  [0, 'none'],
  [1, 'low'],
  [2, 'low'],
  [3, 'moderate'],
  [7, 'moderate'],
  [8, 'high'],
  [27, 'high'],
] as const)('[7.6] %i points of the self-test are the band %s', (score, band) => expect(bandOf(score)).toBe(band))

test('[7.6] nine questions of three points each', () => expect(questions.length * (answers.length - 1)).toBe(27))
