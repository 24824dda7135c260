import { afterEach, expect, test, vi } from 'vitest'
import { painted } from '@platform/config/settle'
import type { Client } from '@platform/sdk'
import { getPromotions } from '@platform/sdk/promotions'
import { makeClient, newMember } from '@platform/test-kit/browser'
import { messages } from '../../i18n/locales/pt-BR/index.ts'
import { changedClient, untouched, type Change } from '../../testing/changedAnswers.ts'
import { everyPath } from '../../testing/everyPath.ts'
import { callsOf } from '../../testing/intercept.ts'
import { renderApp } from '../../testing/renderApp.tsx'

/** Waits until the next page shows content, its calls are answered, and it has stopped changing. */
async function settled(client: Client, path: string, isNext: () => boolean) {
  const main = () => document.querySelector('main')?.innerText ?? ''
  const unchanged = async () => {
    const before = main()
    await painted()
    const isLoading = callsOf(client).underWay > 0 || document.querySelector('main [aria-busy=true]')
    return isNext() && !isLoading && before !== '' && before === main()
  }
  await vi.waitUntil(unchanged, { interval: 10, timeout: 10_000 }).catch(() => {
    throw new Error(`${path} did not settle: ${main() || 'an empty page'}`)
  })
}

/** All text of a page, visible or for screen readers. */
function wordsOf(root: HTMLElement): string {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'datetime']
  const said = [...root.querySelectorAll('*')].flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
  return [root.innerText, document.title, ...said].join('\n')
}
const rawKey = `\\b(${Object.keys(messages).join('|')})\\.[a-z]\\w*`
const garbage = new RegExp(`\\bNaN\\b|\\bundefined\\b|\\bnull\\b|\\bInfinity\\b|Invalid Date|\\[object |${rawKey}`)
const garbageOf = (root: HTMLElement) => garbage.exec(wordsOf(root))?.[0]

// Deterministic, so that a failure can be reproduced.
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const strange = [null, -0.5, 1e21, '', 'x', [], {}, false, '\u0000\u202e']

// Without these the complete answer is refused, which tests little of the screen.
const frame = new Set(['', 'value', 'content', 'games', 'list', 'pageNum', 'totalPages', 'promotion', 'id'])

const changes: Record<string, () => Change> = {
  'with fields missing': () => {
    const roll = dice(1)
    return (key) => (!frame.has(key) && roll() < 0.12 ? undefined : untouched)
  },
  'with strange values': () => {
    const roll = dice(2)
    return (key, value) =>
      !frame.has(key) && typeof value !== 'object' && roll() < 0.2 ? strange[Math.floor(roll() * strange.length)] : untouched
  },
}

const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => void error.mockClear())

const guests = /^\/m\/(login|register|forget|trail)$/

test.each(Object.entries(changes))(
  '[8] no screen shows garbage when answers come %s',
  async (_name, change) => {
    const { session } = await newMember({ type: 1, balance: 100 })
    const { content } = await getPromotions(makeClient(), {})
    const paths = everyPath(content[0]!.id)
    const found: string[] = []
    const walk = async (client: Client, some: string[]) => {
      const { router } = await renderApp(client, some[0]!)
      for (const path of some) {
        const { location } = router.state
        await router.navigate(path)
        await settled(client, path, () => router.state.location !== location)
        const seen = garbageOf(document.body)
        if (seen !== undefined) found.push(`${path}: ${seen}`)
      }
    }
    await walk(
      changedClient(change(), session),
      paths.filter((path) => !guests.test(path)),
    )
    await walk(
      changedClient(change()),
      paths.filter((path) => guests.test(path)),
    )
    const missing = error.mock.calls.map(String).filter((text) => /MISSING_MESSAGE|FORMATTING_ERROR|INVALID_MESSAGE/.test(text))
    expect([...found, ...missing]).toEqual([])
  },
  120_000,
)

test.each(['NaN', 'undefined', '[object Object]', 'errors.unknown', 'Invalid Date'])('[8] the search for garbage finds %s', (text) => {
  const page = document.body.appendChild(document.createElement('p'))
  page.textContent = `R$ ${text}`
  expect(garbageOf(page)).toBeDefined()
  page.textContent = ''
  page.setAttribute('aria-label', text)
  page.append(page.cloneNode())
  expect(garbageOf(page)).toBeDefined()
  page.remove()
})
