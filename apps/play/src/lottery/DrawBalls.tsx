import { parseNumbers } from '@platform/sdk/lottery'
import { Balls } from '@platform/ui'
import { betweenBalls } from './draw/revealTime.ts'

interface DrawBallsProps {
  /** As `previousWinningNumber` writes it. */
  numbers: string
  /** Read out before them. */
  label: string
  size?: 'sm' | 'lg'
  /** Uncovers them one after the other. */
  reveal?: boolean
  /** The first prize alone, the rest counted. */
  short?: boolean
}

/** The numbers of a draw, as the wire writes them. */
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
