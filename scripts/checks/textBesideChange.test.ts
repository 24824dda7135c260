import { expect, test } from 'vitest'
import { textBesideChange } from '../lib/textBesideChange.ts'
import { filesUnder, read } from './sources.ts'

const folders = ['packages/ui/src', 'packages/player/src', 'apps/play/src']

test('[2] a text beside something that comes, goes or changes has an element of its own: page translators replace bare texts', () => {
  const files = folders.flatMap(filesUnder).filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  const faults = files.flatMap((file) => textBesideChange(read(file)).map(({ line, code }) => `${file}:${line} ${code}`))
  expect(files.length).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test('[2] an element with nothing but an amount has translate="no"', () => {
  const amount = /<[a-z]\w*[^<>]*>\s*\{(?:words\.)?(?:spell|money)\([^{}<]*\)\}\s*<\//g
  const files = ['packages/player/src', 'apps/play/src']
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
  const hasComponent = (file: string) => /=> \(?\s*<Money/.test(read(file))
  const found = files
    .filter((file) => !hasComponent(file))
    .flatMap((file) => [...read(file).matchAll(amount)].map(([code]) => `${file} ${code}`))
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter((code) => !code.includes('translate="no"'))).toEqual([])
})

test('[2] names of members and games have translate="no", also beside a time', () => {
  const name = String.raw`(?:\w+\.)*(?:userName|payeeName|gameName)`
  const alone = new RegExp(String.raw`<(\w+)([^<>]*)>\s*\{${name}\}\s*</`, 'g')
  const bare = /\bsubtitle(:|=\{) ?`\$\{[\w.]*(userName|vendor)\}/
  const files = ['packages/player/src', 'apps/play/src'].flatMap(filesUnder).filter((file) => /(?<!test|stories)\.tsx$/.test(file))
  const found = files.flatMap((file) =>
    [...read(file).matchAll(alone)].map(([code, tag, rest]) => ({ code: `${file} ${code}`, tag, rest })),
  )
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(({ tag, rest }) => tag !== 'Verbatim' && !rest!.includes('translate="no"')).map(({ code }) => code)).toEqual([])
  expect(files.filter((file) => bare.test(read(file)))).toEqual([])
})

test.each([
  ['an icon that changes before a text', '<b>{on ? <A /> : <B />}{t("x")}</b>'],
  ['an element that comes before a text', '<b>{busy && <A />}text</b>'],
  ['a text that comes beside a text', '<b>{t("x")}{more && t("y")}</b>'],
  ['a list before a text', '<b>{all.map(one)}{label}</b>'],
  ['a bare text in a fragment', '<b>{on ? <A /> : <>text <i /></>}</b>'],
])('[2] finds %s', (_name, source) => expect(textBesideChange(`const a = ${source}`)).toHaveLength(1))

test.each([
  ['a text of its own', '<b>{on ? <A /> : <B />}<span>{t("x")}</span></b>'],
  ['an icon that stays', '<b><A />{t("x")}</b>'],
  ['one text of two', '<b>{on ? t("x") : t("y")}</b>'],
])('[2] accepts %s', (_name, source) => expect(textBesideChange(`const a = ${source}`)).toEqual([]))
