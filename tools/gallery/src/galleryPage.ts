import { readFileSync } from 'node:fs'
import type { Shot } from './Shot.ts'

const part = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')

/** One HTML file that shows the pictures in its folder: filters, brands or languages side by side, findings and changes. */
export const galleryPage = (shots: Shot[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Pictures</title>
<link rel="icon" href="data:," />
<style>${part('gallery.css')}</style>
${part('gallery.html')}
<script type="application/json" id="shots">${JSON.stringify(shots).replaceAll('<', '\\u003c')}</script>
<script type="module">${part('gallery.js')}</script>
</html>
`
