import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchGames, searchable, similarGames } from './matchGames.ts'
import { typosInPrefix } from './typos.ts'

const games = [
  ['Fúria do Tigre', 'Aurora Gaming', 'Cassino'],
  ['Tigre Dourado', 'Boreal Spins', 'Cassino'],
  ['Roleta Relâmpago', 'Aurora Gaming', 'Ao vivo'],
  ['Açaí & Gold: Hold & Win', 'Boreal Spins', 'Cassino'],
  ['Mina do Faraó', 'Casa do Tigre', 'Cassino'],
  ['Pesca em Copacabana', 'Aurora Gaming', 'Pesca'],
].map(([name = '', vendor = '', category = '']) => searchable(name, { name, vendor, category }))
const found = (text: string) => matchGames(games, text)

test.each([
  ['tigre', ['Tigre Dourado', 'Fúria do Tigre', 'Mina do Faraó']],
  ['FURIA', ['Fúria do Tigre']],
  ['furai tigre', ['Fúria do Tigre']],
  ['tirge', ['Fúria do Tigre', 'Tigre Dourado', 'Mina do Faraó']],
  ['rolta', ['Roleta Relâmpago']],
  ['relanpago', ['Roleta Relâmpago']],
  ['acai', ['Açaí & Gold: Hold & Win']],
  ['tigredourado', ['Tigre Dourado']],
  ['aurora', ['Fúria do Tigre', 'Roleta Relâmpago', 'Pesca em Copacabana']],
  ['ao vivo', ['Roleta Relâmpago']],
  ['aurora pesca', ['Pesca em Copacabana']],
  ['pesca', ['Pesca em Copacabana']],
  ['zzqqx', []],
  ['tigre zzqqx', []],
  ['', []],
  ['  &!  ', []],
])('[2.7] %j finds %j, best first', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('[2.7] the name in the other language, which the picture bears, finds a game as well as its own', () => {
  const english = [searchable('a', { name: 'Royal Lemon', otherName: 'Limão Real', vendor: 'Nebulosa', category: 'Casino' })]
  for (const text of ['royal lemon', 'limao real', 'limão', 'limao raeal']) expect(matchGames(english, text), text).toEqual(['a'])
  expect(matchGames(english, 'tigre')).toEqual([])
})

test('[2.7] where nothing matches, what comes nearest is offered', () => {
  expect(similarGames(games, 'tigre zzqqx')).toContain('Tigre Dourado')
  expect(similarGames(games, 'relampejo')[0]).toBe('Roleta Relâmpago')
  expect(similarGames(games, 'zzqqx')).toEqual([])
})

test('[2.7] every game is found by its own name, whatever its case, and while it is being typed', () => {
  const name = fc.constantFrom(...games)
  fc.assert(
    fc.property(name, fc.integer({ min: 1, max: 30 }), ({ item }, length) => {
      const typed = item.slice(0, length)
      expect(found(typed.toUpperCase())).toContain(item)
    }),
  )
})

test('[2.7] one letter wrong, missing, too many or swapped is forgiven in a word of four or more', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(word, fc.nat(20), fc.constantFrom('drop', 'double', 'swap', 'change'), (text, place, slip) => {
      const at = 1 + (place % (text.length - 2))
      const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)]
      const typed = {
        drop: before + after,
        double: before + letter + letter + after,
        swap: before.slice(0, -1) + letter + before.at(-1) + after,
        change: before + (letter === 'x' ? 'y' : 'x') + after,
      }[slip]
      expect(typosInPrefix(typed, text, 1)).toBeLessThanOrEqual(1)
      expect(matchGames([searchable(text, { name: text, vendor: '', category: '' })], typed)).toEqual([text])
    }),
  )
})

test('[2.7] no text breaks the search', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => void [found(text), similarGames(games, text)]))
})

test('[2.7] a letter typed costs little among 640 games', () => {
  const many = Array.from({ length: 640 }, (_, index) =>
    searchable(index, { name: `Fortuna do Tigre Dourado ${index}`, vendor: 'Aurora Gaming', category: 'Cassino' }),
  )
  // CPU time, not wall time: it does not depend on the load of the machine.
  const started = process.cpuUsage()
  for (let turn = 0; turn < 10; turn++) matchGames(many, 'fortina diurado')
  const { user } = process.cpuUsage(started)
  // Milliseconds. A slow algorithm takes a hundred times as long.
  expect(user / 10_000).toBeLessThan(60)
})
