import type { SeedPromotion } from './SeedPromotion.ts'

/** Promotions that Brazil's rules allow: rewards for bets, news, and tools for responsible gambling. */
export const regulatedPromotions: SeedPromotion[] = [
  {
    id: 'torneioslots',
    palette: 'violet',
    hero: 'amber',
    motifs: ['trophy', 'seven', 'jaguar'],
    categories: ['casino'],
    mode: 'join',
    gameType: 'RNG',
    needs: 'RNG',
    target: 10_000,
    reward: 2_000,
    from: -4,
    to: 10,
    pt: { kicker: 'Missão', title: 'Missão dos slots', text: '{reward} para quem completa' },
    en: { kicker: 'Mission', title: 'Slots mission', text: '{reward} for finishers' },
    body: {
      pt: {
        lead: 'Em {days} dias, quem soma <strong>{target} em apostas encerradas</strong> nos slots pode resgatar {reward}.',
        steps: [
          'Toque em <strong>Participar</strong>: apostas feitas antes não contam.',
          'Os slots estão em <a href="/m/gameList?gameType=RNG">Cassino</a>.',
          'Ao completar, toque em <strong>Resgatar</strong>.',
        ],
        rules: ['Participe só se fizer parte da sua diversão: a meta não é obrigação.'],
      },
      en: {
        lead: 'In {days} days, players whose <strong>settled slot bets add up to {target}</strong> can claim {reward}.',
        steps: [
          'Tap <strong>Join</strong>: earlier bets do not count.',
          'The slots are under <a href="/m/gameList?gameType=RNG">Casino</a>.',
          'When you are done, tap <strong>Claim</strong>.',
        ],
        rules: ['Join only if it is part of your fun: the target isn’t an obligation.'],
      },
    },
  },
  {
    id: 'torneiofutebol',
    palette: 'flag',
    hero: 'ocean',
    motifs: ['trophy', 'football', 'shirt'],
    categories: ['sports'],
    mode: 'join',
    gameType: 'SPORTS',
    needs: 'SPORTS',
    target: 15_000,
    reward: 3_000,
    from: -2,
    to: 20,
    pt: { kicker: 'Esportes', title: 'Missão dos esportes', text: 'Prêmio de {reward}' },
    en: { kicker: 'Sports', title: 'Sports mission', text: '{reward} reward' },
    body: {
      pt: {
        lead: 'Em {days} dias, quem soma <strong>{target} em apostas esportivas encerradas</strong> pode resgatar {reward}.',
        steps: [
          'Toque em <strong>Participar</strong>.',
          'Escolha partidas em <a href="/m/gameList?gameType=SPORTS">Esportes</a>.',
          'Resgate quando a barra completar.',
        ],
        rules: ['Participe só se fizer parte da sua diversão: a meta não é obrigação.'],
      },
      en: {
        lead: 'In {days} days, players whose <strong>settled sports bets add up to {target}</strong> can claim {reward}.',
        steps: [
          'Tap <strong>Join</strong>.',
          'Choose matches under <a href="/m/gameList?gameType=SPORTS">Sports</a>.',
          'Claim once the bar is full.',
        ],
        rules: ['Join only if it is part of your fun: the target isn’t an obligation.'],
      },
    },
  },
  {
    id: 'novosjogos',
    palette: 'ocean',
    hero: 'candy',
    motifs: ['diamond', 'toucan', 'crown'],
    categories: ['casino'],
    mode: 'info',
    needs: 'RNG',
    from: -20,
    pt: { kicker: 'Novidades', title: 'Jogos novos no mês', text: 'Conheça antes de apostar' },
    en: { kicker: 'What’s new', title: 'New games this month', text: 'Know them before you bet' },
    body: {
      pt: {
        lead: 'Todo mês chegam jogos novos. Cada um mostra seu retorno ao jogador (RTP).',
        steps: [
          'Abra <a href="/m/gameList?gameType=RNG&category=NEW">Jogos novos</a>.',
          'Conheça com o <a href="/m/trail">teste grátis</a>, com saldo fictício.',
          'Guarde os preferidos com o coração.',
        ],
        rules: ['O retorno ao jogador é uma média de muitas rodadas, não uma promessa.'],
      },
      en: {
        lead: 'New games arrive every month. Each shows its return to player (RTP).',
        steps: [
          'Open <a href="/m/gameList?gameType=RNG&category=NEW">New games</a>.',
          'Try them in the <a href="/m/trail">free trial</a>, with play money.',
          'Save your favourites with the heart.',
        ],
        rules: ['The return to player is an average of many rounds, not a promise.'],
      },
    },
  },
  {
    id: 'jogoresponsavel',
    palette: 'jade',
    hero: 'lagoon',
    motifs: ['crown', 'chips', 'diamond'],
    categories: ['club'],
    mode: 'info',
    from: -200,
    pt: { kicker: 'Jogo responsável', title: 'Você no controle', text: 'Pausas, bloqueio e ajuda' },
    en: { kicker: 'Responsible gambling', title: 'You are in control', text: 'Breaks, blocks and help' },
    body: {
      pt: {
        lead: 'Apostar é diversão e envolve risco de perda. <strong>Defina quanto dinheiro e tempo quer gastar antes de começar.</strong>',
        steps: [
          'Veja na ajuda: <a href="/m/help?i=8">Jogo responsável</a>.',
          'Para parar por um tempo, peça o bloqueio da conta em <a href="/m/service">Atendimento</a>.',
          'Precisa conversar? O CVV atende a qualquer hora pelo telefone 188 e em <a href="https://cvv.org.br/">cvv.org.br</a>.',
        ],
        rules: ['Proibido para menores de {age} anos.'],
      },
      en: {
        lead: 'Betting is fun and can lose you money. <strong>Decide how much money and time you want to spend before you start.</strong>',
        steps: [
          'See the help: <a href="/m/help?i=8">Responsible gambling</a>.',
          'To stop for a while, ask through <a href="/m/service">Support</a> to have your account blocked.',
          'Need to talk? CVV answers around the clock on 188 and at <a href="https://cvv.org.br/">cvv.org.br</a>.',
        ],
        rules: ['{age}+ only.'],
      },
    },
  },
]
