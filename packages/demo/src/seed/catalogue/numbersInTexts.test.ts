import type { GameTypeCode } from '@platform/sandbox/seeding'
import { expect, test } from 'vitest'
import { banners } from './banners.ts'
import { makeGames } from './games.ts'
import { maintenance } from './houseTerms.ts'
import { lobbyNews } from './lobbyNews.ts'
import { seedMissionList } from './missions.ts'
import { notices } from './notices.ts'

interface Said {
  needs?: string
  texts: readonly string[]
}

const bilingual = ({ title, content, needs }: { title: string[]; content: string[]; needs?: GameTypeCode }): Said => ({
  needs,
  texts: [...title, ...content].map((text) => text.replace(maintenance.pt, '').replace(maintenance.en, '')),
})
const said: Said[] = [
  ...banners.map(({ needs, pt, en }) => ({ needs, texts: [pt, en].flatMap(({ kicker, title, text }) => [kicker, title, text]) })),
  ...lobbyNews.map(bilingual),
  ...notices.map(bilingual),
]
const plain = (text: string) => text.replaceAll(/<[^>]*>|\{\w+\}/g, ' ')
const numbersOf = (text: string) => plain(text).match(/R\$ \d+(?:[.,]\d+)?|\d+/g) ?? []
const inWords =
  /\b(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cem|mil|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|hundred|thousand)\b/i

/** What the games of a category let a text say: how many there are, more than how many hundreds, and the lowest bet. */
function factsOf(type: string, seed: string): string[] {
  const games = makeGames(seed).filter((game) => game.type === type && !game.lobby)
  const least = Math.min(...games.map(({ minBet }) => minBet)) / 100
  const digits = Number.isInteger(least) ? 0 : 2
  return [
    games.length,
    Math.floor((games.length - 1) / 100) * 100,
    `R$ ${least.toFixed(digits)}`,
    `R$ ${least.toFixed(digits).replace('.', ',')}`,
  ].map(String)
}

test.each(['platform', '1', 'small'])('[9] each number in banners, news and notices is one of the catalogue, seed %s', (seed) => {
  const wrong = said.flatMap(({ needs = '', texts }) =>
    texts.filter((text) => inWords.test(plain(text)) || numbersOf(text).some((number) => !factsOf(needs, seed).includes(number))),
  )
  expect(wrong).toEqual([])
  expect(said.flatMap(({ texts }) => texts.flatMap(numbersOf)).length).toBeGreaterThanOrEqual(14)
})

const words: Readonly<Record<string, number>> = { dez: 10, ten: 10, cinco: 5, five: 5, sete: 7, seven: 7 }

test('[2.20] a mission’s texts have the number of its goal; a week has seven days', () => {
  for (const { goal, target, title, condition } of seedMissionList) {
    const value = goal === 'stake' ? target / 100 : target
    for (const text of condition) {
      const [number] = text.match(/\d+(?:[.,]\d+)*/) ?? []
      expect(number === undefined ? 1 : Number(number.replace(',', '.')), text).toBe(value)
    }
    for (const text of title)
      for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) if (words[word]) expect([value, 7], text).toContain(words[word])
  }
})
