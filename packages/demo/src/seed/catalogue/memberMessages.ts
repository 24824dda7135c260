import type { Bilingual } from '@platform/sandbox/seeding'
import { maintenance } from './houseTerms.ts'

/** A message to all matching members: `hours` ago; `read` for members registered long ago. */
export interface SeedMessage extends Bilingual {
  hours: number
  read?: boolean
  /** Receiving member types; all if absent. */
  to?: 'agents' | 'players'
  /** Only in markets that allow bonuses. */
  open?: true
  /** Only for a merchant with this feature. */
  needs?: string
  /** Only for members who registered at least this many days ago. */
  since?: number
}

/** Messages of the last weeks, newest first. */
export const memberMessages: SeedMessage[] = [
  {
    hours: 2,
    open: true,
    needs: 'REWCEN3',
    title: ['Confira seus prêmios da semana', 'See this week’s rewards'],
    content: [
      '<p>O que você pode resgatar esta semana está na <a href="/m/rewardCenter">Central de prêmios</a>, com o <strong>prazo</strong> de cada prêmio.</p>',
      '<p>What you can claim this week is in the <a href="/m/rewardCenter">Reward centre</a>, with the <strong>deadline</strong> of each reward.</p>',
    ],
    since: 7,
    to: 'players',
  },
  {
    hours: 5,
    title: ['Números de ontem disponíveis', 'Yesterday’s figures are ready'],
    content: [
      '<p>Os números de ontem da sua equipe já podem ser consultados em <a href="/m/agent/team/overview">Visão da equipe</a>.</p>',
      '<p>Yesterday’s figures of your team are under <a href="/m/agent/team/overview">Team overview</a>.</p>',
    ],
    to: 'agents',
  },
  {
    hours: 20,
    title: ['Novo acesso à sua conta', 'New login to your account'],
    content: [
      '<p>Sua conta foi aberta em um aparelho com Android, em São Paulo. Foi você? Então não precisa fazer nada.</p><p>Se não foi, <a href="/m/changePsw">troque a senha agora</a>: as outras sessões terminam na hora.</p>',
      '<p>Your account was opened on an Android device in São Paulo. Was it you? Then there is nothing to do.</p><p>If not, <a href="/m/changePsw">change your password now</a>: other sessions end at once.</p>',
    ],
    since: 1,
  },
  {
    hours: 50,
    title: [`Manutenção: ${maintenance.pt}`, `Maintenance: ${maintenance.en}`],
    content: [
      '<p>Durante a janela, depósitos e saques ficam suspensos. As rodadas em andamento são concluídas e nenhum saldo se altera.</p>',
      '<p>Deposits and withdrawals pause meanwhile. Rounds in progress are finished and no balance changes.</p>',
    ],
    since: 3,
  },
  {
    hours: 98,
    read: true,
    title: ['Depósito confirmado', 'Deposit confirmed'],
    content: [
      '<p>Seu depósito por Pix foi confirmado e já está no saldo. Veja os detalhes no <a href="/m/vouReport">Histórico de depósitos</a>.</p>',
      '<p>Your Pix deposit is confirmed and in your balance. Details are in the <a href="/m/vouReport">Deposit history</a>.</p>',
    ],
    since: 5,
    to: 'players',
  },
  {
    hours: 170,
    open: true,
    needs: 'VIPBENEFIT3',
    read: true,
    title: ['Você subiu de nível no clube', 'You’ve moved up a club level'],
    content: [
      '<p>Parabéns! As vantagens do novo nível já valem: confira a tabela em <a href="/m/member/benefits">Benefícios VIP</a>.</p>',
      '<p>Congratulations! Your new benefits apply from now on: see <a href="/m/member/benefits">VIP benefits</a>.</p>',
    ],
    since: 30,
  },
  {
    hours: 400,
    read: true,
    title: ['Jogo responsável: onde pedir ajuda', 'Responsible gambling: where to get help'],
    content: [
      '<p>Se jogar deixar de ser diversão, faça uma pausa. Em <a href="/m/help?i=8">Jogo responsável</a> a ajuda diz quem pode ouvir você e como pedir o bloqueio da conta.</p>',
      '<p>If gambling stops being fun, take a break. Under <a href="/m/help?i=8">Responsible gambling</a> the help says who can listen to you and how to have your account blocked.</p>',
    ],
    since: 20,
  },
]
