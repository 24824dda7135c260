import type { Bilingual } from '../base/Bilingual.ts'

/** The welcome message of a new member. */
export const welcomeMessage = (merchant: string): Bilingual => ({
  title: [`Boas-vindas ao ${merchant}!`, `Welcome to ${merchant}!`],
  content: [
    '<p>Que bom ter você aqui. Três coisas para começar bem:</p><ol><li>Escolha um jogo na <a href="/m/home">página inicial</a>.</li><li>Veja as ofertas em <a href="/m/activity">Promoções</a>.</li><li>Tire suas dúvidas na <a href="/m/help">Central de ajuda</a>.</li></ol><p>Boa diversão!</p>',
    '<p>Good to have you here. Three things to start with:</p><ol><li>Pick a game on the <a href="/m/home">home page</a>.</li><li>See the offers under <a href="/m/activity">Promotions</a>.</li><li>Find answers in the <a href="/m/help">Help centre</a>.</li></ol><p>Have fun!</p>',
  ],
})
