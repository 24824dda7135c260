/** Short synthetic sounds; silent until the player switches them on. */
export function createSound() {
  let context: AudioContext | undefined
  let hushed = false
  const note = (frequency: number, at: number, length: number, volume: number) => {
    if (!context || hushed) return
    const start = context.currentTime + at
    const gain = context.createGain()
    gain.gain.setValueAtTime(volume, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + length)
    const tone = context.createOscillator()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    tone.connect(gain).connect(context.destination)
    tone.start(start)
    tone.stop(start + length)
  }
  return {
    /** Must be called in a click: browsers start no sound on their own. */
    set(on: boolean) {
      if (on) context = new AudioContext()
      else void context?.close()
      if (!on) context = undefined
    },
    /** Silent for now, whatever the player has chosen. */
    hush(on: boolean) {
      hushed = on
    },
    step: () => note(880, 0, 0.04, 0.04),
    stop: () => note(220, 0, 0.12, 0.18),
    win(multiplier: number) {
      const notes = [523, 659, 784, 1047, 1319, 1568].slice(0, multiplier >= 1000 ? 6 : multiplier >= 300 ? 5 : 3)
      for (const [i, frequency] of notes.entries()) note(frequency, i * 0.09, 0.3, 0.16)
    },
  }
}
