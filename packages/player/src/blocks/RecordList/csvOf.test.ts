import { expect, test } from 'vitest'
import { csvOf } from './csvOf.ts'

test('[7.4] a table reads in the spreadsheet of its language', () => {
  const rows = [
    ['Jogo', 'Apostado'],
    ['Mina; do "Faraó"', 1234.5],
    ['Roleta', -0.01],
  ]
  expect(csvOf(rows, 'pt-BR')).toBe('Jogo;Apostado\r\n"Mina; do ""Faraó""";1234,5\r\nRoleta;-0,01\r\n')
  expect(csvOf(rows, 'en')).toBe('Jogo,Apostado\r\n"Mina; do ""Faraó""",1234.5\r\nRoleta,-0.01\r\n')
})

test.each(['=1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '\r=1'])('[7.4] the text %j of a game or vendor is no formula', (text) => {
  expect(csvOf([[text]], 'en')).toMatch(/^"?'/)
})
