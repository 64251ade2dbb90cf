/**
 * The sounds of the page, made of tones like those of an mbira: a tongue of iron that is plucked,
 * and knocks on its board. Nothing is recorded: this is all there is of them.
 */
export type Sound = 'turn' | 'place' | 'pay' | 'die' | 'refuse' | 'end' | 'chat';

/** When a note begins and how long it sounds, in seconds; how high, in hertz; how loud, up to 1. */
export type Note = readonly [at: number, pitch: number, length: number, loud: number];

/** Below this pitch a note is a knock on wood, whose tone falls at once. */
const WOOD = 240;

export const SCORE: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    [0, 392, 0.7, 0.5],
    [0.14, 587, 0.9, 0.5],
  ],
  place: [[0, 190, 0.13, 0.9]],
  pay: [
    [0, 1175, 0.16, 0.22],
    [0.07, 1397, 0.2, 0.2],
  ],
  die: [
    [0, 230, 0.06, 0.5],
    [0.07, 205, 0.06, 0.6],
    [0.17, 235, 0.05, 0.4],
    [0.24, 180, 0.1, 0.7],
  ],
  refuse: [
    [0, 220, 0.14, 0.6],
    [0.1, 165, 0.2, 0.6],
  ],
  end: [
    [0, 294, 0.8, 0.4],
    [0.13, 392, 0.8, 0.4],
    [0.26, 494, 0.8, 0.4],
    [0.39, 587, 1, 0.45],
    [0.62, 784, 1.5, 0.5],
  ],
  chat: [[0, 659, 0.35, 0.3]],
};

/** What sounds together when a tongue is plucked: how much higher, how loud, and for how long. */
const IRON = [
  [1, 1, 1],
  [2.01, 0.22, 0.4],
  [5.4, 0.1, 0.1],
] as const;
const KNOCK = [
  [1, 1, 1],
  [2.7, 0.3, 0.3],
] as const;
/** Seconds until a tone is there: none at once, as that would click. */
const ATTACK = 0.004;
const SILENT = 0.0001;

/** Play a sound, by this much of its loudness. */
export function perform(context: AudioContext, sound: Sound, share: number) {
  const now = context.currentTime;
  for (const [at, pitch, length, loud] of SCORE[sound]) {
    const begin = now + at;
    for (const [times, part, lasts] of pitch < WOOD ? KNOCK : IRON) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      const end = begin + ATTACK + length * lasts;
      tone.frequency.setValueAtTime(pitch * times, begin);
      if (pitch < WOOD) tone.frequency.exponentialRampToValueAtTime(pitch * times * 0.5, end);
      volume.gain.setValueAtTime(SILENT, begin);
      volume.gain.exponentialRampToValueAtTime(loud * part * share, begin + ATTACK);
      volume.gain.exponentialRampToValueAtTime(SILENT, end);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(end);
    }
  }
}
