import { expect, test } from 'vitest'
import { imageCDNsAt } from './imageCDNs.ts'

test('[9] two image CDNs answer and one does not, whichever local host name the visitor uses', () => {
  const dead = 'https://dead.cdn.invalid/cdn'
  expect(imageCDNsAt('http://localhost:4000')).toEqual([dead, 'http://localhost:4000/cdn', 'http://127.0.0.1:4000/cdn'])
  expect(imageCDNsAt('http://127.0.0.1:4000')).toEqual([dead, 'http://127.0.0.1:4000/cdn', 'http://localhost:4000/cdn'])
  expect(imageCDNsAt('https://gateway.example')).toEqual([dead, 'https://gateway.example/cdn'])
})
