import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Size } from './layers';

interface Film extends Size {
	framesPerSecond: number;
	/** Red, green, blue of each frame in turn; a frame may reuse the bytes of the one before. */
	frames: Iterable<Uint8Array>;
}

/** Raw frames are full-range sRGB; players take video of this size for BT.709. */
const colors = [
	'-vf',
	'scale=in_range=full:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int,format=yuv420p',
	...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
	...['-color_range', 'tv'],
];

/** A key frame every four seconds, no sound, nothing in the file that differs from run to run. */
const common = ['-an', '-g', '96', '-map_metadata', '-1', '-fflags', '+bitexact'];

/** H.264 for every browser. Dark walls get more bits than the encoder would give them. */
const mp4 = [
	...['-c:v', 'libx264', '-profile:v', 'main', '-level', '4.0', '-refs', '4'],
	...['-preset', 'veryslow', '-crf', '27'],
	...['-x264-params', 'aq-mode=3:aq-strength=1.1:deblock=1,1'],
	...['-movflags', '+faststart', '-flags:v', '+bitexact'],
];

/** AV1, better at less than half the size, for those that take it. */
const webm = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '35', '-flags:v', '+bitexact'];

/** Whether ffmpeg can be run on this machine. */
export async function hasFfmpeg(): Promise<boolean> {
	const ffmpeg = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
	return once(ffmpeg, 'close').then(
		([code]) => code === 0,
		() => false,
	);
}

/** Writes a video to `file` with the ending `.mp4` and to the same with `.webm`. */
export async function encodeFilm(film: Film, file: string): Promise<void> {
	const ffmpeg = spawn(
		'ffmpeg',
		[
			...['-hide_banner', '-loglevel', 'error', '-y'],
			...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${film.width}x${film.height}`],
			...['-r', String(film.framesPerSecond), '-i', 'pipe:0'],
			...[...colors, ...common, ...mp4, `${file}.mp4`],
			...[...colors, ...common, ...webm, `${file}.webm`],
		],
		{ stdio: ['pipe', 'inherit', 'inherit'] },
	);
	const ended = once(ffmpeg, 'close').then(([code]) => {
		if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
	});
	await Promise.race([writeAll(ffmpeg.stdin, film.frames).then(() => ended), ended]);
}

/** One frame of a film, as PNG. Rejects where ffmpeg fails. */
export async function frameAt(film: string, second: number): Promise<Buffer> {
	const { stdout } = await promisify(execFile)(
		'ffmpeg',
		[
			...['-loglevel', 'error', '-ss', String(second), '-i', film],
			...['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
		],
		{ encoding: 'buffer', maxBuffer: 2 ** 24 },
	);
	return stdout;
}

async function writeAll(pipe: NodeJS.WritableStream, frames: Iterable<Uint8Array>): Promise<void> {
	for (const frame of frames) {
		// The bytes are copied: the next frame is made in the same place while they wait.
		if (!pipe.write(Buffer.from(frame))) await once(pipe, 'drain');
	}
	pipe.end();
}
