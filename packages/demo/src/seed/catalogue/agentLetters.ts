/** A letter between an agent and a direct member. */
export interface SeedLetter {
  from: string
  to: string
  target: 'upline' | 'member'
  title: string
  text: string
  /** Hours before now. */
  hours: number
  read?: true
}

/** Letters between the agents of the demo: a letter has one language. */
export const agentLetters: SeedLetter[] = [
  {
    from: 'ligiaagente',
    to: 'brunoagente',
    target: 'upline',
    title: 'Duas pessoas novas',
    text: 'Oi, Bruno! Paula e mais uma pessoa entraram na minha equipe esta semana.\n\nPode conferir os percentuais antes de sexta?',
    hours: 5,
  },
  {
    from: 'brunoagente',
    to: 'inesrede',
    target: 'member',
    title: 'Boas-vindas à equipe',
    text: 'Inês, que bom ter você por aqui. Se tiver dúvidas sobre os números da equipe, escreva para mim.',
    hours: 30,
    read: true,
  },
  {
    from: 'marioagente',
    to: 'brunoagente',
    target: 'upline',
    title: 'Apuração do mês',
    text: 'Bruno, conferi as apostas da minha equipe com as suas: os totais são os mesmos.',
    hours: 52,
    read: true,
  },
  {
    from: 'terezatopo',
    to: 'brunoagente',
    target: 'member',
    title: 'Reunião dos agentes',
    text: 'Na segunda-feira, às 10h, falamos sobre as metas do trimestre. Traga os números da sua equipe.',
    hours: 75,
    read: true,
  },
  {
    from: 'brunoagente',
    to: 'ligiaagente',
    target: 'member',
    title: 'Metas da semana',
    text: 'Lígia, esta semana queremos dez membros ativos por dia na sua equipe. Conto com você.',
    hours: 99,
    read: true,
  },
]
