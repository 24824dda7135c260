import * as z from 'zod/mini'

// Before the first parse: otherwise zod probes `new Function` and a strict CSP reports every page.
z.config({ jitless: true })

export { z }
