import { readFileSync } from 'node:fs'
let s = readFileSync('shoot.tmp.mjs','utf8').replace("const overflow =", `const bad = await page.evaluate(() => { const w=document.documentElement.clientWidth; return [...document.querySelectorAll('#storybook-root *')].filter(e=>{ const r=e.getBoundingClientRect(); if(r.right<=w+0.5) return false; for(let p=e.parentElement;p;p=p.parentElement){ const o=getComputedStyle(p).overflowX; if(o!=='visible') return false } return true }).map(e=>(e.className.baseVal??e.className)+' '+Math.round(e.getBoundingClientRect().right)+' '+(e.textContent||'').slice(0,30)).slice(0,14) }); console.log(job, bad)
  const overflow =`)
const { writeFileSync } = await import('node:fs'); writeFileSync('probe2.tmp.mjs', s)
