/** Inline styles: the page loads no other file. */
export const referenceStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; accent-color: var(--brand);
  --paper: light-dark(#fff, #12151a); --side: light-dark(#f6f7f9, #181c22); --ink: light-dark(#1a1f27, #e8ebf0); --soft: light-dark(#566072, #9aa5b6);
  --line: light-dark(#e2e6ec, #2c333d); --brand: light-dark(#2a5bd7, #8db1ff); --code: light-dark(#f2f4f8, #1d222a);
  --get: light-dark(#12734a, #6ad6a3); --write: light-dark(#8a4b00, #f5b45c); --delete: light-dark(#b3261e, #ff9d94) }
* { box-sizing: border-box }
html { scroll-padding-top: 24px; background: var(--paper); color: var(--ink) }
body { margin: 0; overflow-wrap: anywhere }
a { color: var(--brand) }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px }
main { padding: 24px 20px 96px; max-width: 1080px }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; margin: 0 }
h1 { font-size: 30px; letter-spacing: -.02em }
h2 { margin-top: 72px; padding-bottom: 12px; border-bottom: 2px solid var(--ink); font-size: 22px; text-transform: capitalize }
h3 { font: 600 18px/1.3 ui-monospace, monospace }
h3 a { color: inherit; text-decoration: none }
h3 a:hover { text-decoration: underline }
h4 { margin: 16px 0 6px; color: var(--soft); font-size: 13px; font-weight: 600 }
p { max-width: 72ch; margin: 10px 0 }
code, pre { font: 13.5px/1.6 ui-monospace, monospace }
p code, td code, li code { padding: 1px 5px; border-radius: 5px; background: var(--code) }
.lines { max-width: 80ch; margin: 10px 0; padding: 0 0 0 20px }
.lines li { margin: 8px 0 }
details > summary { margin-top: 12px; min-height: 24px; color: var(--soft); font-size: 13px; font-weight: 600; cursor: pointer }
dl { display: grid; grid-template-columns: minmax(120px, max-content) 1fr; gap: 4px 20px; margin: 20px 0 }
dt a { display: block; padding: 10px 0 }
dd { margin: 0; padding: 10px 0; color: var(--soft) }
pre { margin: 0; padding: 12px 14px; border-radius: 10px; background: var(--code); white-space: pre-wrap }
nav { background: var(--side); border-bottom: 1px solid var(--line) }
nav > details > summary { padding: 14px 20px; font-weight: 600; cursor: pointer }
nav summary { min-height: 44px }
nav ul { margin: 0; padding: 0 0 8px; list-style: none }
nav li a { display: block; padding: 10px 20px; color: var(--ink); text-decoration: none; font-size: 14px; line-height: 1.4 }
nav li a:hover { background: var(--line) }
nav h2 { margin: 12px 20px 4px; padding: 0; border: 0; color: var(--soft); font-size: 13px }
article { padding: 28px 0; border-bottom: 1px solid var(--line) }
article:target h3 { color: var(--brand) }
.way { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; margin: 8px 0 }
.verb { font: 700 13px/1 ui-monospace, monospace; color: var(--write) }
.GET { color: var(--get) } .DELETE { color: var(--delete) }
.notes { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0; padding: 0; list-style: none; font-size: 13px }
.notes li { padding: 1px 10px; border: 1px solid var(--line); border-radius: 99px; color: var(--soft) }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: 0 20px }
.table { overflow-x: auto }
table { border-collapse: collapse; font-size: 14px }
th, td { padding: 6px 20px 6px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th { color: var(--soft); font-weight: 500 }
@media (min-width: 900px) {
  body:not(.plain) { display: grid; grid-template-columns: 264px minmax(0, 1fr) }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-inline-end: 1px solid var(--line) }
  nav li a { padding: 5px 20px }
  @supports selector(::details-content) {
    nav summary { display: none }
    nav details::details-content { content-visibility: visible; block-size: auto }
  }
  main { padding: 48px 56px 120px }
}
`
