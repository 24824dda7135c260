// zod's mini build: a fraction of the bytes, and it never probes `new Function`, which a strict CSP would report.
export * as z from 'zod/mini'
