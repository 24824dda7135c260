import { clubLevels } from '../clubLevels.ts'
import type { SeedPromotion } from './SeedPromotion.ts'

const first = clubLevels.find(({ birthday }) => birthday > 0)!

export const clubPromotions: SeedPromotion[] = [
  {
    id: 'cashback',
    palette: 'jade',
    hero: 'sunset',
    motifs: ['coins', 'chips', 'diamond'],
    categories: ['club', 'casino'],
    needs: ['VIPBENEFIT3', 'REWCEN3', 'MANPLAYREB3'],
    mode: 'info',
    facts: ({ number, language }) => ({
      most: number(clubLevels.at(-1)!.cashback, 1),
      rates: clubLevels.map((level) => `${level[language]} ${number(level.cashback, 1)}%`).join(', '),
    }),
    from: -120,
    pt: { kicker: 'Toda segunda', title: 'Cashback até {most}%', text: 'Sobre apostas válidas' },
    en: { kicker: 'Every Monday', title: 'Cashback up to {most}%', text: 'On valid bets' },
    body: {
      pt: {
        lead: 'Devolvemos uma parte das suas apostas válidas. <strong>Quanto maior o nível, maior o percentual.</strong>',
        steps: [
          'Cada aposta válida gera cashback quando é encerrada.',
          'Resgate quando quiser em <a href="/m/member/manualRebate">Resgatar cashback</a>.',
          'O que ficar sem resgate é pago automaticamente na segunda-feira.',
        ],
        rules: [
          'Percentuais máximos por nível: {rates}. Alguns jogos têm percentual menor.',
          'Confira seu nível em <a href="/m/member/benefits">Benefícios VIP</a>.',
        ],
      },
      en: {
        lead: 'We return a part of your valid bets. <strong>The higher your level, the higher the rate.</strong>',
        steps: [
          'Each valid bet earns cashback once it’s settled.',
          'Claim it any time under <a href="/m/member/manualRebate">Claim cashback</a>.',
          'Anything unclaimed is paid automatically on Monday.',
        ],
        rules: [
          'Highest rates by level: {rates}. Some games have a lower rate.',
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
    facts: ({ language }) => ({ level: first[language] }),
    from: -400,
    pt: { kicker: 'Clube', title: 'Presente de aniversário', text: '{reward} no seu mês' },
    en: { kicker: 'Club', title: 'Birthday gift', text: '{reward} in your month' },
    body: {
      pt: {
        lead: 'No mês do seu aniversário há um presente: <strong>{reward}</strong> para membros {level} ou acima, além do prêmio de aniversário do seu nível.',
        steps: [
          'Toque em <strong>Solicitar participação</strong> no mês do seu aniversário.',
          'Envie uma foto do documento em que a data apareça; pode cobrir os outros dados.',
          'O presente entra depois da conferência.',
        ],
        rules: ['As imagens são vistas só pela equipe e apagadas depois da conferência.'],
      },
      en: {
        lead: 'In the month of your birthday there is a present: <strong>{reward}</strong> for {level} members and above, on top of your level’s birthday reward.',
        steps: [
          'Tap <strong>Apply</strong> in the month of your birthday.',
          'Send a photo of a document that shows the date; you may cover the rest.',
          'The gift arrives once we have checked it.',
        ],
        rules: ['Images are seen by our team only and deleted after the check.'],
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
    pt: { kicker: 'Temporada', title: 'Rumo ao verão', text: '{reward} para quem completa' },
    en: { kicker: 'Season', title: 'Summer is coming', text: '{reward} for finishers' },
    body: {
      pt: {
        lead: 'A meta da temporada vale em todos os jogos: com <strong>{target} em apostas</strong> em {days} dias, você resgata {reward}.',
        steps: ['Toque em <strong>Participar</strong>.', 'Qualquer jogo conta, no seu ritmo.', 'Resgate quando a barra encher.'],
        rules: ['A meta não é obrigação. Veja na ajuda: <a href="/m/help?i=8">Jogo responsável</a>.'],
      },
      en: {
        lead: 'This season’s target is open to all games: with <strong>{target} of bets</strong> in {days} days, you claim {reward}.',
        steps: ['Tap <strong>Join</strong>.', 'Any game counts, at your own pace.', 'Claim when the bar is full.'],
        rules: ['The target isn’t an obligation. See the help: <a href="/m/help?i=8">Responsible gambling</a>.'],
      },
    },
  },
]
