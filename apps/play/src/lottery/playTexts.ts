import type { Language } from '@platform/sdk'
import type { PlayCode } from '@platform/sdk/lottery'

interface PlayText {
  name: string
  /** What has to happen. */
  hint: string
}

const pt: Record<PlayCode, PlayText> = {
  VN_SPECIAL: { name: 'Dezena do 1º', hint: 'As duas últimas casas do prêmio especial.' },
  VN_TWO: { name: 'Dezena', hint: 'As duas últimas casas de qualquer um dos 18 números; paga cada vez que sair.' },
  VN_THREE: { name: 'Centena', hint: 'As três últimas casas de qualquer número que as tenha.' },
  FIVE_STRAIGHT: { name: 'Cinco na ordem', hint: 'Acerte os cinco números, cada um em seu lugar.' },
  FIVE_PLACE: { name: 'No lugar', hint: 'Acerte um número em seu lugar.' },
  FIVE_SUM: { name: 'Soma', hint: 'Soma dos cinco: baixo até 22, alto a partir de 23.' },
  DICE_FACE: { name: 'Face', hint: 'A face em qualquer dado; paga uma vez por dado.' },
  DICE_SUM: { name: 'Soma', hint: 'Soma dos dados: baixo até 10, alto a partir de 11. Três iguais não pagam.' },
}

const en: Record<PlayCode, PlayText> = {
  VN_SPECIAL: { name: 'Special two', hint: 'The last two digits of the special prize.' },
  VN_TWO: { name: 'Any two', hint: 'The last two digits of any of the 18 numbers; pays each time it comes.' },
  VN_THREE: { name: 'Any three', hint: 'The last three digits of any number that has as many.' },
  FIVE_STRAIGHT: { name: 'Straight five', hint: 'Hit all five numbers, each in its place.' },
  FIVE_PLACE: { name: 'In place', hint: 'Hit a number in its place.' },
  FIVE_SUM: { name: 'Sum', hint: 'Sum of the five: low to 22, high from 23.' },
  DICE_FACE: { name: 'Face', hint: 'The face on any die; pays once per die.' },
  DICE_SUM: { name: 'Sum', hint: 'Sum of the dice: low to 10, high from 11. Three alike do not pay.' },
}

/** Name and rule of every way to bet. */
export const playTexts = (language: Language): Record<PlayCode, PlayText> => (language === 'EN' ? en : pt)
