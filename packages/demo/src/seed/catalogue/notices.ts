import type { Bilingual, GameTypeCode } from '@platform/sandbox/seeding'
import { countOf } from './games.ts'
import { maintenance } from './houseTerms.ts'

/** Notices of the ticker (PL). HTML. `{games}`: how many the merchant has, in round hundreds; `{vendors}`: the number of vendors; `{age}`: its minimum age. */
export const notices: (Bilingual & { needs?: GameTypeCode })[] = [
  {
    title: ['Mais de {games} jogos de {vendors} provedores', 'More than {games} games from {vendors} providers'],
    content: [
      '<p>Todos com um só saldo. Veja o que há de novo em <a href="/m/gameList?gameType=RNG&category=NEW">Jogos novos</a>.</p>',
      '<p>All with one balance. See what is new under <a href="/m/gameList?gameType=RNG&category=NEW">New games</a>.</p>',
    ],
  },
  {
    title: [`Manutenção programada: ${maintenance.pt}`, `Planned maintenance: ${maintenance.en}`],
    content: [
      '<p>Depósitos e saques ficam suspensos durante a janela. Os jogos em andamento são concluídos.</p>',
      '<p>Deposits and withdrawals pause during the window. Rounds in progress are finished.</p>',
    ],
  },
  {
    needs: 'FISH',
    title: [`Jogos de pesca: são ${countOf('FISH')} no lobby`, `Fishing games: ${countOf('FISH')} in the lobby`],
    content: [
      '<p>Confira a categoria <a href="/m/gameList?gameType=FISH">Pesca</a>.</p>',
      '<p>See the <a href="/m/gameList?gameType=FISH">Fishing</a> category.</p>',
    ],
  },
  {
    title: ['Proteja sua conta: nunca informe sua senha a ninguém', 'Protect your account: never tell anyone your password'],
    content: [
      '<p>Nosso atendimento <strong>nunca</strong> pede sua senha nem códigos recebidos por SMS.</p>',
      '<p>Our support <strong>never</strong> asks for your password or for codes sent by SMS.</p>',
    ],
  },
  {
    title: ['Jogue com responsabilidade: proibido para menores de {age} anos', 'Gamble responsibly: {age}+ only'],
    content: [
      '<p>Decida antes quanto quer gastar e faça pausas. O jogo é diversão, não é renda.</p>',
      '<p>Decide beforehand how much to spend, and take breaks. Gambling is fun, not an income.</p>',
    ],
  },
]

/** Pop-ups (PU): A for members, B for guests, F for the first sign-in. `{games}`: how many the merchant has, in round hundreds. */
export const popups: (Bilingual & { execution: 'A' | 'B' | 'F' })[] = [
  {
    execution: 'B',
    title: ['Boas-vindas!', 'Welcome!'],
    content: [
      '<p>Dê uma volta pelos mais de {games} jogos. Para jogar, <a href="/m/login">entre na sua conta</a> ou conheça o <a href="/m/trail">teste grátis</a>.</p>',
      '<p>Look around more than {games} games. To play, <a href="/m/login">log in</a> or see what the <a href="/m/trail">free trial</a> is.</p>',
    ],
  },
  {
    execution: 'A',
    title: ['Seus favoritos, sempre à mão', 'Your favourites, close at hand'],
    content: [
      '<p>Toque no coração de um jogo e ele passa a aparecer em <a href="/m/gameList?category=FAV">Favoritos</a>.</p>',
      '<p>Tap the heart of a game and it shows up under <a href="/m/gameList?category=FAV">Favourites</a>.</p>',
    ],
  },
  {
    execution: 'F',
    title: ['Primeiro acesso', 'Your first visit'],
    content: [
      '<p>Guarde sua nova senha só para você. Para trocá-la, abra <a href="/m/set">Configurações</a>.</p>',
      '<p>Keep your new password to yourself. You can change it under <a href="/m/set">Settings</a>.</p>',
    ],
  },
]

/** Notices of the mobile lobby (LB). */
export const lobbyNotices: Bilingual[] = [
  { title: ['Mais de {games} jogos de {vendors} provedores', 'More than {games} games from {vendors} providers'], content: ['', ''] },
  { title: ['Saldo único: vale em todos os jogos', 'One balance for every game'], content: ['', ''] },
]

/** For agents only (A). */
export const agentNotices: Bilingual[] = [
  {
    title: ['Rebates da equipe: pagos pouco depois da meia-noite', 'Team rebates: paid shortly after midnight'],
    content: [
      '<p>Os números do dia anterior ficam disponíveis pouco depois da meia-noite (Brasília).</p>',
      '<p>Figures for the day before are ready shortly after midnight (Brasília).</p>',
    ],
  },
]
