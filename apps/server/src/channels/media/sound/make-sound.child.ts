import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP3,
  MP4,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  QTFF,
  Quality,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { readFile, writeFile } from 'node:fs/promises';
import { OpusDecoder, type OpusDecoderSampleRate } from 'opus-decoder';
import type { SoundAnswer, SoundTask } from './sound-task.ts';

/** Samples a second, whatever was recorded: Opus knows no other. */
const OPUS_HZ: OpusDecoderSampleRate = 48_000;
/** Enough for speech, in bits a second. */
const AAC_BITS = 64_000;
const MS = 1_000;

/** A recording that cannot be made into anything. */
class SoundRefused extends Error {}

/** Does the one task that it is given, says how it went, and ends. */
const task = JSON.parse(process.argv[2] ?? '') as SoundTask;
process.stdout.write(JSON.stringify(await answerFor(task)));

async function answerFor({ do: wanted, from, to }: SoundTask): Promise<SoundAnswer> {
  try {
    const formats = wanted === 'measure' ? [MP4, QTFF, MP3] : [WEBM, MATROSKA];
    const input = new Input({ source: new BufferSource(await readFile(from)), formats });
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new SoundRefused('there is no sound in it');
    if (wanted !== 'measure') {
      if ((await track.getCodec()) !== 'opus') throw new SoundRefused('it is not Opus');
      await writeFile(to, await (wanted === 'ogg' ? putInOgg(track) : encodeAgain(track)));
    }
    const seconds = await track.computeDuration();
    if (!(seconds > 0)) throw new SoundRefused('there is nothing in it');
    return { durationMs: Math.round(seconds * MS) };
  } catch (error) {
    // What the library does not like about a file is the file's fault: nothing else is done here.
    return { refused: (error as Error).message };
  }
}

/** The same sound in another container: nothing is lost. */
async function putInOgg(track: InputAudioTrack): Promise<Uint8Array> {
  const decoderConfig = await configOf(track);
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig });
  return finish(output);
}

/** Where Opus itself is not played. */
async function encodeAgain(track: InputAudioTrack): Promise<Uint8Array> {
  registerAacEncoder();
  const { numberOfChannels: channels } = await configOf(track);
  const decoder = new OpusDecoder({ channels, sampleRate: OPUS_HZ });
  await decoder.ready;
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const source = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: AAC_BITS }) });
  output.addAudioTrack(source);
  await output.start();
  let written = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { channelData, samplesDecoded } = decoder.decodeFrame(packet.data);
    if (samplesDecoded === 0) continue;
    const data = new Float32Array(samplesDecoded * channelData.length);
    for (const [at, channel] of channelData.entries()) data.set(channel, at * samplesDecoded);
    const timestamp = written / OPUS_HZ;
    const sample = new AudioSample({ data, format: 'f32-planar', numberOfChannels: channelData.length, sampleRate: OPUS_HZ, timestamp });
    written += samplesDecoded;
    await source.add(sample);
    sample.close();
  }
  decoder.free();
  if (written === 0) throw new SoundRefused('nothing of it can be decoded');
  return finish(output);
}

async function configOf(track: InputAudioTrack): Promise<AudioDecoderConfig> {
  const config = await track.getDecoderConfig();
  if (!config || config.numberOfChannels > 2) throw new SoundRefused('it has no channels that can be played');
  return config;
}

async function finish(output: Output<OggOutputFormat | Mp4OutputFormat, BufferTarget>): Promise<Uint8Array> {
  await output.finalize();
  if (!output.target.buffer) throw new SoundRefused('nothing came of it');
  return new Uint8Array(output.target.buffer);
}
