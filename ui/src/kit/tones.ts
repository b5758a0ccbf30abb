/** Seconds that a tone lasts. */
const TONE = 0.14;

let sounding: AudioContext | undefined;

/** Short tones one after the other, by their heights in hertz; nothing where there is no sound. */
export function tones(heights: readonly number[], seconds = TONE): void {
  if (!('AudioContext' in globalThis)) return;
  sounding ??= new AudioContext();
  void sounding.resume();
  const start = sounding.currentTime;
  heights.forEach((height, i) => {
    if (!sounding) return;
    const [tone, loud] = [sounding.createOscillator(), sounding.createGain()];
    const at = start + i * seconds;
    tone.frequency.value = height;
    loud.gain.setValueAtTime(0.2, at);
    loud.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(loud).connect(sounding.destination);
    tone.start(at);
    tone.stop(at + seconds);
  });
}
