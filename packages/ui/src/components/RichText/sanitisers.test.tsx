import { expect, onTestFinished, test, vi } from 'vitest'
import { loadSanitiser } from './loadSanitiser.ts'
import { sanitiseNatively } from './nativeSanitiser.ts'
import { payloads } from './payloads.ts'
import { sanitiseWithDomPurify } from './domPurifySanitiser.ts'

const texts = [
  'Sem elementos: 1 < 2 & 3 > 2',
  '<p>Até <b>R$ 500</b><br>e <em title="sim" class="x" style="color:red" data-a="1" aria-label="z">mais</em></p>',
  '<h1>Um</h1><center><font color="red">Dois</font></center><blink>Três</blink><oferta-especial>Quatro <u>cinco</u></oferta-especial>',
  '<section><article><header>A</header><p>B</p><footer>C</footer></article></section><details><summary>D</summary>E</details>',
  '<table border="1"><caption>T</caption><colgroup><col width="5"></colgroup><thead><tr><th scope="col" colspan="2">H</th></tr></thead><tbody><tr><td rowspan="1">D</td><td>E</td></tr></tbody></table>',
  '<ul><li>Um<ol start="3" reversed><li>Dois</li></ol></li></ul><dl><dt>T</dt><dd>D</dd></dl>',
  '<img src="/a.webp" alt="A" width="5" height="6" srcset="/b.webp 2x" loading="eager"><picture><source srcset="/c.webp"><img src="/d.webp"></picture>',
  '<a href="/m/activity?id=3" target="_top" name="x" id="y">Promoções</a> <a href="https://exemplo.com.br">Fora</a> <a>Sem</a>',
  'Antes<!-- nota --><script>x()</script><style>p{}</style><svg><text>S</text></svg><math><mi>m</mi></math><iframe>i</iframe>depois',
  '<form action="/x"><label>Nome <input name="n"></label><button>Enviar</button><select><option>1</option></select><textarea>t</textarea></form>',
  '<p>Aberto <b>sem fim <i>nem aqui',
  '<video controls><source src="/v.mp4">V</video><audio>A</audio><canvas>C</canvas><noscript>N</noscript>',
  '<html><head><title>T</title></head><body><p>Corpo</p></body></html>',
]

test('[2.4] a browser that has a sanitiser uses it, another loads DOMPurify', async () => {
  expect(await loadSanitiser()).toBe(sanitiseNatively)
  const own = Object.getOwnPropertyDescriptor(Document, 'parseHTML')!
  Reflect.deleteProperty(Document, 'parseHTML')
  onTestFinished(() => void Object.defineProperty(Document, 'parseHTML', own))
  expect(await loadSanitiser()).toBe(sanitiseWithDomPurify)
})

test.each(texts)('[2.4] the browser’s sanitiser and DOMPurify leave the same of %s', (html) => {
  expect(sanitiseNatively(html).innerHTML).toBe(sanitiseWithDomPurify(html).innerHTML)
})

test('[2.4] a browser that refuses one of the names still shows the text, without the unknown elements', () => {
  const prototype = Element.prototype as unknown as { setHTML: (html: string, options: object) => void }
  const refusing = vi.spyOn(prototype, 'setHTML').mockImplementationOnce(() => {
    throw new TypeError('Invalid configuration')
  })
  onTestFinished(() => refusing.mockRestore())
  expect(sanitiseNatively('<p>Um <b onclick="x()">dois</b></p><oferta>três</oferta><script>x()</script>').innerHTML).toBe(
    '<p>Um <b>dois</b></p>',
  )
  expect(refusing).toHaveBeenCalledTimes(2)
})

// DOMPurify drops a complete form that shadows properties of nodes, and what it cannot parse twice alike; the browser needs neither.
const isMoreCautious = (html: string) => /^<form onclick|^<noscript>|<svg><desc><table>/.test(html)

test('[2.4] both leave the same words and elements of every payload', () => {
  const outcome = (box: HTMLElement) => [box.textContent, [...box.querySelectorAll('*')].map(({ localName }) => localName).join(' ')]
  const all = payloads(() => 'alert(1)').filter((html) => !isMoreCautious(html))
  expect(all.length).toBeGreaterThan(300)
  const differing = all.filter((html) => outcome(sanitiseNatively(html)).join('|') !== outcome(sanitiseWithDomPurify(html)).join('|'))
  expect(differing).toEqual([])
})
