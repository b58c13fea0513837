/** Sounds made here, of wood and paper: short, dry, off unless asked for. */
import { settings } from "./settings.svelte";

export type Sound = "lay" | "take" | "great" | "refuse" | "turn";

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.chosen.sounds) return;
  context ??= new AudioContext();
  MADE[sound](context, context.currentTime);
}

/** A puff of noise through a filter: paper, felt. */
function puff(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loudness }))
    .connect(audio.destination);
  source.start(at);
}

/** A struck thing that dies away: wood, a stone, a small bell. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const MADE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  lay: (audio, at) => puff(audio, at, 420, 0.09, 0.7),
  take: (audio, at) => {
    puff(audio, at, 520, 0.07, 0.4);
    strike(audio, at, 300, 0.08, 0.12);
  },
  great: (audio, at) => {
    strike(audio, at, 1320, 0.9, 0.18);
    strike(audio, at, 1980, 0.7, 0.08);
    strike(audio, at + 0.35, 760, 0.12, 0.2);
  },
  refuse: (audio, at) => {
    strike(audio, at, 140, 0.1, 0.4);
    strike(audio, at + 0.12, 130, 0.1, 0.4);
  },
  turn: (audio, at) => strike(audio, at, 240, 0.16, 0.35),
};
