import { levelCashback } from '@platform/sandbox/seeding'

/** Levels of the member club from the lowest; `from` in points, one of which is R$ 1 wagered, rewards in reais. */
export const clubLevels = [
  {
    pt: 'Bronze',
    en: 'Bronze',
    from: 0,
    cashback: levelCashback[0],
    upgrade: 0,
    weekly: 0,
    monthly: 0,
    birthday: 0,
    withdrawals: 10,
    manager: false,
  },
  {
    pt: 'Prata',
    en: 'Silver',
    from: 1_000,
    cashback: levelCashback[1],
    upgrade: 5,
    weekly: 1,
    monthly: 0,
    birthday: 50,
    withdrawals: 10,
    manager: false,
  },
  {
    pt: 'Ouro',
    en: 'Gold',
    from: 5_000,
    cashback: levelCashback[2],
    upgrade: 20,
    weekly: 3,
    monthly: 10,
    birthday: 80,
    withdrawals: 12,
    manager: false,
  },
  {
    pt: 'Platina',
    en: 'Platinum',
    from: 20_000,
    cashback: levelCashback[3],
    upgrade: 50,
    weekly: 8,
    monthly: 30,
    birthday: 150,
    withdrawals: 15,
    manager: false,
  },
  {
    pt: 'Diamante',
    en: 'Diamond',
    from: 50_000,
    cashback: levelCashback[4],
    upgrade: 120,
    weekly: 20,
    monthly: 80,
    birthday: 300,
    withdrawals: 20,
    manager: true,
  },
  {
    pt: 'Mestre',
    en: 'Master',
    from: 150_000,
    cashback: levelCashback[5],
    upgrade: 350,
    weekly: 60,
    monthly: 250,
    birthday: 600,
    withdrawals: 25,
    manager: true,
  },
  {
    pt: 'Lenda',
    en: 'Legend',
    from: 500_000,
    cashback: levelCashback[6],
    upgrade: 1_000,
    weekly: 180,
    monthly: 750,
    birthday: 1_500,
    withdrawals: 30,
    manager: true,
  },
] as const

type Row = [title: [pt: string, en: string], value: [pt: string, en: string]]

/** Benefits of a level besides its rewards, in the order of the table; the rebate only where the merchant gives one. */
export function benefitsOf({ cashback, withdrawals, manager }: (typeof clubLevels)[number], { rebate }: { rebate: boolean }): Row[] {
  const percent = cashback.toFixed(1)
  const most: Row = [
    ['Cashback de apostas, até', 'Cashback on bets, up to'],
    [`${percent.replace('.', ',')}%`, `${percent}%`],
  ]
  return [
    ...(rebate ? [most] : []),
    [
      ['Saques por dia', 'Withdrawals a day'],
      [String(withdrawals), String(withdrawals)],
    ],
    [['Atendimento', 'Support'], manager ? ['Gerente dedicado', 'Personal manager'] : ['Chat 24 horas', '24-hour chat']],
  ]
}
