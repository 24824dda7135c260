import type { SeedPromotion } from './SeedPromotion.ts'

export const clubPromotions: SeedPromotion[] = [
  {
    id: 'cashback',
    palette: 'jade',
    hero: 'sunset',
    motifs: ['coins', 'chips', 'diamond'],
    categories: ['club', 'casino'],
    needs: ['VIPBENEFIT3', 'REWCEN3'],
    mode: 'info',
    from: -120,
    pt: { kicker: 'Toda segunda', title: 'Cashback até 1,2%', text: 'Sobre apostas válidas' },
    en: { kicker: 'Every Monday', title: 'Cashback up to 1.2%', text: 'On valid bets' },
    body: {
      pt: {
        lead: 'Toda segunda-feira devolvemos uma parte do que você apostou na semana anterior. <strong>Quanto maior o nível, maior o percentual.</strong>',
        steps: [
          'Jogue normalmente, de segunda a domingo.',
          'Resgate quando quiser em <a href="/m/member/manualRebate">Resgatar cashback</a>.',
          'O que ficar sem resgate é pago automaticamente na segunda-feira.',
        ],
        rules: [
          'Percentuais por nível: Bronze 0,2%, Prata 0,3%, Ouro 0,4%, Platina 0,6%, Diamante 0,8%, Mestre 1,0%, Lenda 1,2%.',
          'Confira seu nível em <a href="/m/member/benefits">Benefícios VIP</a>.',
        ],
      },
      en: {
        lead: 'Every Monday we return a part of what you wagered the week before. <strong>The higher your level, the more it is.</strong>',
        steps: [
          'Play as usual, Monday to Sunday.',
          'Claim it any time under <a href="/m/member/manualRebate">Claim cashback</a>.',
          'Anything unclaimed is paid automatically on Monday.',
        ],
        rules: [
          'By level: Bronze 0.2%, Silver 0.3%, Gold 0.4%, Platinum 0.6%, Diamond 0.8%, Master 1.0%, Legend 1.2%.',
          'Your level is under <a href="/m/member/benefits">VIP benefits</a>.',
        ],
      },
    },
  },
  {
    id: 'aniversario',
    palette: 'candy',
    hero: 'violet',
    motifs: ['diamond', 'crown', 'coins'],
    categories: ['club'],
    needs: 'VIPBENEFIT3',
    mode: 'apply',
    imageRequired: true,
    reward: 5_000,
    from: -400,
    pt: { kicker: 'Clube', title: 'Presente de aniversário', text: 'R$ 50 no seu dia' },
    en: { kicker: 'Club', title: 'Birthday gift', text: 'R$ 50 on your day' },
    body: {
      pt: {
        lead: 'No mês do seu aniversário há um presente: <strong>R$ 50</strong> para membros Prata ou acima, além do prêmio de aniversário do seu nível.',
        steps: [
          'Toque em <strong>Solicitar participação</strong> no mês do seu aniversário.',
          'Envie uma foto do documento em que a data apareça; pode cobrir os outros dados.',
          'O presente entra depois da conferência.',
        ],
        rules: ['Uma vez por ano.', 'As imagens são vistas só pela equipe e apagadas depois da conferência.'],
      },
      en: {
        lead: 'In the month of your birthday the present is on us: <strong>R$ 50</strong> for Silver members and above.',
        steps: [
          'Tap <strong>Apply</strong> in the month of your birthday.',
          'Send a photo of a document that shows the date; you may cover the rest.',
          'The gift arrives once we have checked it.',
        ],
        rules: ['Once a year.', 'Pictures are seen by our team only and deleted after the check.'],
      },
    },
  },
  {
    id: 'viagem',
    palette: 'sunset',
    hero: 'flag',
    motifs: ['toucan', 'crown', 'trophy'],
    categories: ['club'],
    mode: 'join',
    target: 200_000,
    reward: 20_000,
    from: -15,
    to: 60,
    pt: { kicker: 'Temporada', title: 'Rumo ao verão', text: 'R$ 200 na reta final' },
    en: { kicker: 'Season', title: 'Summer is coming', text: 'R$ 200 at the finish' },
    body: {
      pt: {
        lead: 'A meta da temporada é de todos os jogos: <strong>R$ 2.000 em apostas</strong> até o fim do verão valem R$ 200.',
        steps: ['Toque em <strong>Participar</strong>.', 'Jogue o que quiser, no seu ritmo.', 'Resgate quando a barra encher.'],
        rules: [
          'Todas as categorias contam.',
          'Jogue com responsabilidade: a meta não é obrigação. Veja as <a href="/m/help?i=8">ferramentas de controle</a>.',
        ],
      },
      en: {
        lead: 'This season’s target is open to all games: <strong>R$ 2,000 in bets</strong> by the end of summer are worth R$ 200.',
        steps: ['Tap <strong>Join</strong>.', 'Play what you like, at your own pace.', 'Claim when the bar is full.'],
        rules: ['Every category counts.', 'Play responsibly: a target is no duty. See the <a href="/m/help?i=8">tools for control</a>.'],
      },
    },
  },
]
