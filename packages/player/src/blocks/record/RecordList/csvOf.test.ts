import { expect, test } from 'vitest'
import { amountCell, csvOf } from './csvOf.ts'
import { fileTime } from './fileTime.ts'

test('[7.4] a table reads in the spreadsheet of its language: amounts with two decimals and their sign', () => {
  const rows = [
    ['Jogo', 'Apostado', 'Vezes'],
    ['Mina; do "Faraó"', amountCell(123_450), 3],
    ['Roleta', amountCell(-1), 0],
    ['Dados', amountCell(-0), 1.25],
  ]
  expect(csvOf(rows, 'pt-BR')).toBe('Jogo;Apostado;Vezes\r\n"Mina; do ""Faraó""";1234,50;3\r\nRoleta;-0,01;0\r\nDados;0,00;1,25\r\n')
  expect(csvOf(rows, 'en')).toBe('Jogo,Apostado,Vezes\r\n"Mina; do ""Faraó""",1234.50,3\r\nRoleta,-0.01,0\r\nDados,0.00,1.25\r\n')
})

const begins = ['=1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋A1', '－2', '＠SUM(A1)', '\n=1', '\0=1', '\uFEFF=1', '\u00A0=1', '\u200B=1', ' \u2003@A1', '\u202E+1', '﹦1', '\tTab'] // prettier-ignore
test.each(begins)('[7.4] the text %j of a game, a vendor or a member is no formula', (text) => {
  expect(csvOf([[text]], 'en')).toMatch(/^"?'/)
})

test.each(['Ana', '1-2', '2026-11-28 19:12:13', 'a=b', '–', ''])('[7.4] the text %j stays as it is', (text) => {
  expect(csvOf([[text]], 'en')).toBe(`${text}\r\n`)
})

test('[7.6] a time in a file is the platform’s, in the order that every spreadsheet reads', () => {
  expect([fileTime(Date.UTC(2026, 10, 28, 22, 12, 13)), fileTime(Date.UTC(2026, 0, 2, 2, 4)), fileTime(undefined)]).toEqual([
    '2026-11-28 19:12:13',
    '2026-01-01 23:04:00',
    '',
  ])
})
