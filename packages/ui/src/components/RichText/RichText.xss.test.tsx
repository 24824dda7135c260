import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { painted } from '@platform/config/settle'
import { limitAddresses } from './limitAddresses.ts'
import { payloads } from './payloads.ts'
import { sanitiseWithDomPurify } from './domPurifySanitiser.ts'
import { loadRichText, RichText } from './RichText.tsx'

declare global {
  // What a payload calls when it runs, from the page or from a frame inside it.
  var fire: ((index: number) => void) | undefined
}

const fired = new Set<number>()
globalThis.fire = (index) => fired.add(index)
const all = payloads((index) => `(self.fire||parent.fire)(${index})`)

function frameWith(html: string) {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<script>fire=(index)=>parent.fire(index)</script><body>${html}`
  document.body.append(frame)
  return frame
}

/** Taps all that can be tapped, as a player might. Links stay on the page. */
function tapAll(root: ParentNode) {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('a, button, math[href], svg a *')) {
    element.removeAttribute('target')
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
}

const loaded = (frame: HTMLIFrameElement) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))

/** How many of the payloads must run without the sanitiser, for the tests to mean something. */
const ENOUGH = 100

test('[control] without the sanitiser many of the payloads run', { timeout: 120_000 }, async () => {
  // Every second one: a frame for each takes its time.
  const some = all.filter((_, index) => index % 2 === 0)
  for (let at = 0; at < some.length && fired.size <= ENOUGH; at += 152) {
    const frames = some.slice(at, at + 152).map(frameWith)
    await Promise.all(frames.map(loaded))
    for (const frame of frames) tapAll(frame.contentDocument ?? document.createElement('p'))
    // What was tapped and what loads by itself come in turns of their own; a batch that adds nothing leaves it to the next.
    await vi.waitUntil(() => fired.size > ENOUGH, { timeout: 2000 }).catch(() => undefined)
    for (const frame of frames) frame.remove()
  }
  expect(fired.size).toBeGreaterThan(ENOUGH)
})

test('[2.4] under trusted types no payload runs, nor does its text when it is read again', { timeout: 120_000 }, async () => {
  // A frame made before the policy does not inherit it: there, whatever the sanitiser let through would run.
  const open = frameWith('')
  const control = frameWith('')
  await Promise.all([open, control].map(loaded))
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types platform dompurify"
  document.head.append(policy)
  expect(() => document.createElement('p').insertAdjacentHTML('beforeend', 'x')).toThrow(/TrustedHTML/)
  const violated: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => violated.push(`${event.violatedDirective} ${event.sample}`))

  fired.clear()
  await loadRichText()
  const isInternal = (path: string) => path.startsWith('/m/')
  const screen = await render(
    all.map((html, index) => <RichText key={index} html={html} isInternal={isInternal} onNavigate={() => undefined} />),
  )
  // The same by the sanitiser that this browser does not need.
  screen.container.addEventListener('click', (event) => event.preventDefault())
  screen.container.append(...all.map((html) => limitAddresses(sanitiseWithDomPurify(html), { isInternal })))
  await painted()
  expect(screen.container.children).toHaveLength(all.length * 2)
  expect(screen.container.querySelector('script, svg, math, iframe, form, style, [style], [id], [name], template')).toBeNull()
  const addresses = [...screen.container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!)
  expect(addresses.filter((address) => !/^(\/m\/|https?:)/.test(address))).toEqual([])
  const handlers = [...screen.container.querySelectorAll('*')].flatMap((node) =>
    node.getAttributeNames().filter((name) => name.startsWith('on')),
  )
  expect(handlers).toEqual([])

  const again = [...screen.container.children].map((child) => child.innerHTML)
  tapAll(screen.container)
  open.contentDocument!.body.innerHTML = again.join('')
  for (const wrap of ['svg', 'math', 'table', 'select', 'textarea'])
    open.contentDocument!.body.innerHTML += `<${wrap}>${again.join('')}</${wrap}>`
  tapAll(open.contentDocument!)
  // The same payloads as they came: by the time that they have run, what got past the sanitiser has run, too.
  const ran = new Set<number>()
  Object.assign(control.contentWindow!, { fire: (index: number) => ran.add(index) })
  control.contentDocument!.body.innerHTML = all.filter((_, index) => index % 10 === 0).join('')
  tapAll(control.contentDocument!)
  await expect.poll(() => ran.size, { timeout: 20_000 }).toBeGreaterThan(20)
  await painted()
  expect([...fired].map((index) => all[index])).toEqual([])
  expect(violated.filter((one) => !one.includes('insertAdjacentHTML'))).toEqual([])
})
