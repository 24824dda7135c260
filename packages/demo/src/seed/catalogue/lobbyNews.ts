import type { Bilingual, GameTypeCode } from '@platform/sandbox/seeding'
import { countOf, lowestBetOf } from './games.ts'
import { spellIn } from './promotions/withNumbers.ts'

const leastIn = (language: 'pt' | 'en', type: GameTypeCode) => spellIn(language).money(lowestBetOf(type))

/** News of the game lobby (LN), newest first: `days` ago, with a banner's picture. */
export const lobbyNews: (Bilingual & { days: number; banner: string; needs?: GameTypeCode })[] = [
  {
    days: 1,
    banner: 'pesca',
    needs: 'FISH',
    title: ['O mar está para peixe', 'A sea full of fish'],
    content: [
      `<p>São ${countOf('FISH')} jogos de pesca, com apostas a partir de ${leastIn('pt', 'FISH')}.</p><p><a href="/m/gameList?gameType=FISH">Ver os jogos de pesca</a></p>`,
      `<p>There are ${countOf('FISH')} fishing games, with bets from ${leastIn('en', 'FISH')}.</p><p><a href="/m/gameList?gameType=FISH">See the fishing games</a></p>`,
    ],
  },
  {
    days: 3,
    banner: 'aovivo',
    needs: 'LIVE',
    title: ['Mesas ao vivo a qualquer hora', 'Live tables at any hour'],
    content: [
      `<p>Roleta, bacará, blackjack e mais: são ${countOf('LIVE')} mesas, com apostas a partir de ${leastIn('pt', 'LIVE')}.</p><p><a href="/m/gameList?gameType=LIVE">Ver as mesas</a></p>`,
      `<p>Roulette, baccarat, blackjack and more: there are ${countOf('LIVE')} tables, with bets from ${leastIn('en', 'LIVE')}.</p><p><a href="/m/gameList?gameType=LIVE">See the tables</a></p>`,
    ],
  },
  {
    days: 5,
    banner: 'originais',
    needs: 'INHOUSE',
    title: ['Da casa: Asa Delta, Plinko e mais', 'In-house: Asa Delta, Plinko and more'],
    content: [
      `<p>São ${countOf('INHOUSE')} jogos rápidos. Cada um mostra seu retorno ao jogador (RTP).</p><p><a href="/m/gameList?gameType=INHOUSE">Ver os jogos da casa</a></p>`,
      `<p>There are ${countOf('INHOUSE')} quick games. Each shows its return to player (RTP).</p><p><a href="/m/gameList?gameType=INHOUSE">See the in-house games</a></p>`,
    ],
  },
  {
    days: 9,
    banner: 'cassino',
    needs: 'RNG',
    title: ['Slots novos no lobby', 'New slots in the lobby'],
    content: [
      '<p>Os lançamentos estão na aba <strong>Novos</strong> de <a href="/m/gameList?gameType=RNG">Cassino</a>. Marque seus favoritos com o coração.</p>',
      '<p>The releases are in the <strong>New</strong> tab of <a href="/m/gameList?gameType=RNG">Casino</a>. Mark your favourites with the heart.</p>',
    ],
  },
  {
    days: 14,
    banner: 'numeros',
    needs: 'INHOUSE',
    title: ['Bingo e keno com sorteio na hora', 'Bingo and keno, drawn on the spot'],
    content: [
      `<p>Cada rodada tem seu sorteio, com apostas a partir de ${leastIn('pt', 'INHOUSE')}.</p><p><a href="/m/gameList?gameType=INHOUSE">Ver os jogos da casa</a></p>`,
      `<p>Each round has its own draw, with bets from ${leastIn('en', 'INHOUSE')}.</p><p><a href="/m/gameList?gameType=INHOUSE">See the in-house games</a></p>`,
    ],
  },
]
