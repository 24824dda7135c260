import type { Bilingual } from '../../base/Bilingual.ts'

/** Neutral: says neither that a CPF is known nor whose it is. */
export const verifying: Bilingual = {
  title: ['Estamos concluindo verificações regulatórias', 'We’re completing regulatory checks'],
  content: [
    '<p>Avisaremos você em breve. Enquanto isso, não é possível depositar. Para apressar, <a href="/m/securityCenter?view=identity">envie seu documento</a> ou <a href="/m/service">fale com o atendimento</a>.</p>',
    '<p>We’ll let you know soon. Until then you can’t deposit. To speed it up, <a href="/m/securityCenter?view=identity">send your document</a> or <a href="/m/service">contact support</a>.</p>',
  ],
}
