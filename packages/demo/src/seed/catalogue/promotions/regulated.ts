import type { SeedPromotion } from './SeedPromotion.ts'

/** Promotions that Brazil's rules allow: prizes for the best players, news, and tools for responsible play. */
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
    pt: { kicker: 'Torneio', title: 'Missão dos slots', text: 'R$ 20 para quem completa' },
    en: { kicker: 'Tournament', title: 'Slots mission', text: 'R$ 20 for finishers' },
    body: {
      pt: {
        lead: 'Em duas semanas, quem soma <strong>R$ 100 em apostas encerradas</strong> nos slots pode resgatar R$ 20.',
        steps: [
          'Toque em <strong>Participar</strong>: apostas feitas antes não contam.',
          'Jogue em <a href="/m/gameList?gameType=RNG">Cassino</a> dentro dos limites que você definiu.',
          'Ao completar, toque em <strong>Resgatar</strong>.',
        ],
        rules: [
          'O prêmio é dinheiro e pode ser sacado, sem exigência de apostas.',
          'Uma vez por pessoa. Apostas canceladas não contam.',
          'Participe só se fizer parte da sua diversão: a meta não é obrigação.',
        ],
      },
      en: {
        lead: 'In two weeks, players whose <strong>settled slot bets add up to R$ 100</strong> receive R$ 20 at the end.',
        steps: [
          'Tap <strong>Join</strong>: earlier bets do not count.',
          'Play in the <a href="/m/gameList?gameType=RNG">casino</a>, within the limits you have set.',
          'When you are done, tap <strong>Claim</strong>.',
        ],
        rules: [
          'The prize is cash and can be withdrawn, with nothing to wager.',
          'Once per person. Cancelled bets do not count.',
          'Join only if it is part of your fun: the target isn’t an obligation.',
        ],
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
    pt: { kicker: 'Esportes', title: 'Liga dos palpites', text: 'Prêmio de R$ 30' },
    en: { kicker: 'Sports', title: 'Predictions league', text: 'R$ 30 prize' },
    body: {
      pt: {
        lead: 'Quem soma <strong>R$ 150 em apostas esportivas encerradas</strong> até o fim da rodada recebe R$ 30.',
        steps: [
          'Toque em <strong>Participar</strong>.',
          'Escolha partidas em <a href="/m/gameList?gameType=SPORTS">Esportes</a>.',
          'Resgate quando a barra completar.',
        ],
        rules: ['Contam apostas ganhas e perdidas; as anuladas, não.', 'O prêmio pode ser sacado sem exigência de apostas.'],
      },
      en: {
        lead: 'Players whose <strong>settled sports bets add up to R$ 150</strong> by the end of the round receive R$ 30.',
        steps: [
          'Tap <strong>Join</strong>.',
          'Choose matches under <a href="/m/gameList?gameType=SPORTS">Sports</a>.',
          'Claim once the bar is full.',
        ],
        rules: ['Bets count whether won or lost; void ones do not.', 'The prize can be withdrawn with nothing to wager.'],
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
        lead: 'Todo mês chegam jogos novos. Na aba <strong>Novos</strong> você vê o retorno teórico e a aposta mínima de cada um.',
        steps: [
          'Abra <a href="/m/gameList?gameType=RNG&category=NEW">Jogos novos</a>.',
          'Conheça com o <a href="/m/trail">teste grátis</a>, com saldo fictício.',
          'Guarde os preferidos com o coração.',
        ],
        rules: ['Retorno teórico é uma média de muitas rodadas, não uma promessa.'],
      },
      en: {
        lead: 'New games arrive every month. Under <strong>New</strong> you see the theoretical return and the minimum bet of each.',
        steps: [
          'Open <a href="/m/gameList?gameType=RNG&category=NEW">New games</a>.',
          'Try them in the <a href="/m/trail">free trial</a>, with play money.',
          'Save your favourites with the heart.',
        ],
        rules: ['The theoretical return is an average of many rounds, not a promise.'],
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
    pt: { kicker: 'Jogo responsável', title: 'Você no controle', text: 'Limites, pausas e ajuda' },
    en: { kicker: 'Responsible play', title: 'You are in control', text: 'Limits, breaks and help' },
    body: {
      pt: {
        lead: 'Apostar é diversão e envolve risco de perda. <strong>Defina quanto dinheiro e tempo quer gastar antes de começar.</strong>',
        steps: [
          'Veja as <a href="/m/help?i=8">ferramentas de controle</a>.',
          'Peça um limite, uma pausa ou a exclusão em <a href="/m/feedback">Fale conosco</a>.',
          'Precisa conversar? O CVV atende 24 horas pelo telefone 188 e em <a href="https://cvv.org.br/">cvv.org.br</a>.',
        ],
        rules: ['Reduzir um limite vale na hora; aumentar leva 24 horas.', 'Proibido para menores de 18 anos.'],
      },
      en: {
        lead: 'Betting is fun and can lose you money. <strong>Decide how much money and time you want to spend before you start.</strong>',
        steps: [
          'See the <a href="/m/help?i=8">tools for control</a>.',
          'Ask for a limit, a break or an exclusion through <a href="/m/feedback">Contact us</a>.',
          'Need to talk? CVV answers around the clock on 188 and at <a href="https://cvv.org.br/">cvv.org.br</a>.',
        ],
        rules: ['A lower limit applies at once; a higher one takes 24 hours.', '18+ only.'],
      },
    },
  },
]
