import { parseNumbers } from '@platform/sdk/lottery'
import { Balls } from '@platform/ui'
import { betweenBalls } from './draw/revealTime.ts'

interface DrawBallsProps {
  /** In the format of `previousWinningNumber`. */
  numbers: string
  /** Accessible prefix. */
  label: string
  size?: 'sm' | 'lg'
  /** Reveals them one after the other. */
  reveal?: boolean
  /** Shows only the first prize, and the count of the others. */
  short?: boolean
}

/** The numbers of a draw, parsed from the wire format. */
export function DrawBalls({ numbers, label, size, reveal = false, short = false }: DrawBallsProps) {
  const parts = parseNumbers(numbers)
  const shown = short ? parts.slice(0, 1) : parts
  return (
    <Balls
      parts={shown}
      label={`${label}: ${parts.map((part) => part.join(' ')).join(', ')}`}
      rest={parts.flat().length - shown.flat().length}
      size={size}
      revealEach={reveal ? betweenBalls(parts.length) : undefined}
    />
  )
}
