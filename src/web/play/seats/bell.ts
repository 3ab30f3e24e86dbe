// A small station bell, made on the spot: two soft strokes.

let audio: AudioContext | null = null;

export function ring(): void {
  try {
    audio ??= new AudioContext();
    for (const [delay, pitch] of [
      [0, 880],
      [0.18, 660],
    ] as const)
      stroke(audio, audio.currentTime + delay, pitch);
  } catch {
    // a browser without sound
  }
}

function stroke(to: AudioContext, at: number, pitch: number): void {
  const tone = to.createOscillator();
  const loudness = to.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
  tone.connect(loudness).connect(to.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}
