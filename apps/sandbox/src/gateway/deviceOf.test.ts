import { expect, test } from 'vitest'
import { deviceOf } from './deviceOf.ts'

test.for([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
    '',
    'Android · Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E148 Safari/604.1',
    '',
    'iPhone · Safari',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148', 'OTHERS', 'iPhone · App'],
  ['curl/8', '', ''],
])('[4] %s is shown with a readable name', ([agent = '', device = '', shown]) => {
  expect(deviceOf(new Headers({ 'User-Agent': agent, Device: device }))).toBe(shown)
})
