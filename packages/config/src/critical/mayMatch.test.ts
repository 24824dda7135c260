import { parse } from 'css-what'
import { expect, test } from 'vitest'
import { oneOf, readPage } from '../html.ts'
import { mayMatch } from './mayMatch.ts'

const page = readPage('<main class="list big"><p id="first">1</p><p data-on="yes"></p><p aria-hidden><b id="it">3</b></p></main>')
const element = oneOf(page, 'b', { id: 'it' })

test.each([
  ['b', true],
  ['#it', true],
  ['.list b', true],
  ['.list.big > p > b', true],
  ['.list > b', false],
  ['p:nth-child(3) b', true],
  ['p:nth-child(n+4) b', false],
  ['p:nth-child(odd-one) b', true],
  ['p:nth-child(2n) b', false],
  ['p:last-child > b:only-child', true],
  ['[data-on=yes] + p b', true],
  ['[data-on=no] + p b', false],
  ['#first ~ p b', true],
  [':root b', true],
  ['b:not(.list b)', false],
  ['b:is(i, :first-child)', true],
  ['b:empty', false],
  ['b:hover', false],
  ['b:not(:focus)', true],
  ['b:has(i)', true],
  ['b::after', true],
])('[quality: first paint] %s: %s', (selector, matches) => {
  expect(mayMatch(element, parse(selector)[0]!)).toBe(matches)
})
