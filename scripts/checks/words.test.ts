import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, read } from './sources.ts'

type Tree = { [key: string]: string | Tree }

/** What docs/words.md rules out. */
const banned: Record<string, RegExp> = {
  'pt-BR': /\b(em|de|por) (seus?|suas?)\b|nome de usuário|senha de pagamento|novamente|isso é tudo/i,
  en: /\bsign(s|ed)? (in|out)\b|sign-ins?|customer service|\bvendors?\b|user name|\b(do|does|did|can|could|is|are|has|have|was|were|will) not\b|\b\w+'(s|t|re|ve|ll|d)\b|\bover \{age\}|\bregister(?!>)\b/i,
}

// Agreements are written as lawyers write.
const legal = /\/(agreement|promotionRules)\.json$/
const catalogues = ['packages/player/src/i18n/locales', 'apps/play/src/i18n/locales']
  .flatMap(filesUnder)
  .filter((file) => !legal.test(file))
const labels: Record<string, string> = { 'pt-BR': 'packages/ui/src/labels/ptBR.ts', en: 'packages/ui/src/labels/en.ts' }

const textsOf = (tree: Tree): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
const quoted = (source: string) => [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map((found) => found.slice(1).join(''))

// The specification gives these sentences without contractions (section 8).
const given = /^(Sorry, |You are not logged in, |The mobile number is not valid\.|Name format is not valid\.)/
const isGiven = (text: string) => given.test(text)

test.each(['pt-BR', 'en'])('[8] every text in %s keeps to the list of words', (locale) => {
  const files = catalogues.filter((file) => file.endsWith('.json') && file.includes(`/${locale}/`))
  expect(files.length).toBeGreaterThan(20)
  const texts = [...files.flatMap((file) => textsOf(JSON.parse(read(file)) as Tree)), ...quoted(read(labels[locale]!))]
  expect(texts.filter((text) => !isGiven(text) && banned[locale]!.test(text))).toEqual([])
})

/** What the glossary and the standard terms of the field rule out in code, so that a reader needs no dictionary. */
const odd = {
  text: /\b(anew|ask(s|ed)? for|favourites?|mend(s|ed)?|(no|some|every|any)body|whoever|told|(is|are|was|were) asked|stood|stands?(?! (in )?for\b)|tak(es?|en) over|took over|shall|in the place of|otherwise than|as the wire has it|the other way round|for ever|worth nothing|sound books|wears?)\b/i,
  name: /^(kept|told|asked|strike|hearts|standing|everybodys?|somebody|nobody)([A-Z]\w*)?$/i,
}
const sourcesIn = (...folders: string[]) =>
  folders.flatMap(filesUnder).filter((file) => /\.(ts|tsx|m?js)$/.test(file) && !file.includes('.stories.'))

const code = ['packages', 'apps', 'scripts', 'turbo', 'e2e']
const oddIn = (file: string, texts: string[]) =>
  texts.flatMap((text) => (odd.text.test(text.replace(/`[^`]*`/g, '')) ? [`${file}: ${text}`] : []))

test('comments use standard terms, name who does what, and have one spelling of favorite', () => {
  const commentsOf = (text: string) => [...text.matchAll(/\/\*[\s\S]*?\*\/|(?:^|[\s;,{}()])\/\/[^\n]*/g)].map(([comment]) => comment.trim())
  const commented = sourcesIn(...code).filter((file) => file !== 'scripts/checks/words.test.ts')
  expect(commented.length).toBeGreaterThan(3000)
  expect(commented.flatMap((file) => oddIn(file, commentsOf(read(file))))).toEqual([])
})

test('so do the titles of tests', () => {
  const titlesOf = (text: string) =>
    [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*?\))?\(\s*(?:'([^\n]*?)'|"([^\n]*?)"|`([^\n]*?)`),/g)].map((found) =>
      found.slice(1).join(''),
    )
  const tested = sourcesIn(...code).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  expect(tested.flatMap((file) => titlesOf(read(file))).length).toBeGreaterThan(2500)
  expect(tested.flatMap((file) => oddIn(file, titlesOf(read(file))))).toEqual([])
})

test('what a file exports has a standard name, and so has the file', () => {
  const exported = (text: string) =>
    [...text.matchAll(/^export (?:declare )?(?:async )?(?:const|let|function|class|interface|type) (\w+)/gm)].map(([, name = '']) => name)
  const names = sourcesIn(...code).flatMap((file) =>
    [basename(file).replace(/\..*/, ''), ...exported(read(file))].map((name) => ({ file, name })),
  )
  expect(names.filter(({ name }) => odd.name.test(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
