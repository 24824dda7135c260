import type { GameTypeCode, RewardTables } from '@platform/sandbox/seeding'

export interface SeedMission {
  kind: RewardTables['missions']['kind']
  goal: RewardTables['missions']['goal']
  gameType?: GameTypeCode
  /** Cents for stakes, else times. */
  target: number
  /** Cents. */
  reward: number
  multiple?: number
  title: [pt: string, en: string]
  condition: [pt: string, en: string]
}

/** Half of them need no stake, and none fails because of one missed day. */
export const seedMissionList: readonly SeedMission[] = [
  {
    kind: 'daily',
    goal: 'bets',
    target: 10,
    reward: 100,
    multiple: 1,
    title: ['Dez rodadas', 'Ten rounds'],
    condition: ['10 apostas hoje, em qualquer jogo.', '10 bets today, on any game.'],
  },
  {
    kind: 'daily',
    goal: 'games',
    target: 3,
    reward: 100,
    multiple: 1,
    title: ['Passeio pela casa', 'A look around'],
    condition: ['Apostas em 3 jogos diferentes hoje.', 'Bets on 3 different games today.'],
  },
  {
    kind: 'weekly',
    goal: 'visits',
    target: 5,
    reward: 200,
    title: ['Cinco de sete', 'Five of seven'],
    condition: ['Entre na sua conta em quaisquer 5 dias desta semana.', 'Log in on any 5 days of this week.'],
  },
  {
    kind: 'weekly',
    goal: 'stake',
    gameType: 'RNG',
    target: 20_000,
    reward: 500,
    multiple: 1,
    title: ['Semana dos slots', 'Week of slots'],
    condition: ['R$ 200,00 em apostas em slots esta semana.', 'R$ 200.00 of bets on slots this week.'],
  },
  {
    kind: 'weekly',
    goal: 'days',
    target: 5,
    reward: 500,
    multiple: 1,
    title: ['Ritmo da semana', 'Pace of the week'],
    condition: ['Apostas em quaisquer 5 dias desta semana.', 'Bets on any 5 days of this week.'],
  },
  {
    kind: 'once',
    goal: 'email',
    target: 1,
    reward: 200,
    title: ['E-mail confirmado', 'E-mail verified'],
    condition: ['Confirme seu e-mail em Segurança.', 'Verify your email under Security.'],
  },
  {
    kind: 'once',
    goal: 'identity',
    target: 1,
    reward: 500,
    title: ['Identidade verificada', 'Identity verified'],
    condition: ['Envie seu documento e uma selfie.', 'Send your document and a selfie.'],
  },
  {
    kind: 'once',
    goal: 'passkey',
    target: 1,
    reward: 300,
    title: ['Entrada sem senha', 'Log in without a password'],
    condition: ['Crie uma chave de acesso neste aparelho.', 'Create a passkey on this device.'],
  },
  {
    kind: 'newcomer',
    goal: 'paymentPassword',
    target: 1,
    reward: 200,
    title: ['Saque protegido', 'Protected withdrawals'],
    condition: ['Crie sua senha de saque na primeira semana.', 'Create your payment password in your first week.'],
  },
  {
    kind: 'newcomer',
    goal: 'games',
    target: 5,
    reward: 300,
    multiple: 1,
    title: ['Primeiros passos', 'First steps'],
    condition: ['Apostas em 5 jogos diferentes na primeira semana.', 'Bets on 5 different games in your first week.'],
  },
]
