import type { Bilingual } from '../base/Bilingual.ts'

/** The welcome message of a new member. */
export const welcomeMessage = (merchant: string): Bilingual => ({
  title: [`Boas-vindas! Aqui é ${merchant}`, `Welcome to ${merchant}!`],
  content: [
    '<p>Que bom ter você aqui. Três coisas para começar bem:</p><ol><li>Conheça os jogos em <a href="/m/home">Início</a>.</li><li>Veja as ofertas em <a href="/m/activity">Promoções</a>.</li><li>Tire suas dúvidas em <a href="/m/help">Central de ajuda</a>.</li></ol><p>Boa diversão!</p>',
    '<p>Good to have you here. Three things to start with:</p><ol><li>See the games under <a href="/m/home">Home</a>.</li><li>See the offers under <a href="/m/activity">Promotions</a>.</li><li>Find answers under <a href="/m/help">Help centre</a>.</li></ol><p>Have fun!</p>',
  ],
})
