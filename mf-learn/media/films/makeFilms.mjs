// Makes the three short films from their storyboards: `node mf-learn/media/films/makeFilms.mjs [slug …]`. Needs ffmpeg
// with libx264 and libvpx-vp9; run when a storyboard or one of its pictures changes, and commit what it writes. The
// build and the shop need no ffmpeg.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const storyboards = JSON.parse(readFileSync(path.join(here, 'storyboards.json'), 'utf8'));
const alts = JSON.parse(readFileSync(path.join(here, '../alts.json'), 'utf8'));

const [WIDTH, HEIGHT, RATE] = [960, 540, 24];
/** How far a scene zooms. */
const ZOOM = 1.14;
/** Seconds in which one scene fades into the next. */
const FADE = 1;

const codecs = {
  mp4: '-c:v libx264 -preset slow -crf 26 -maxrate 300k -bufsize 900k -pix_fmt yuv420p -movflags +faststart',
  webm: '-c:v libvpx-vp9 -b:v 260k -maxrate 300k -crf 36 -deadline good -cpu-used 4 -row-mt 1 -pix_fmt yuv420p',
};

/** Slow zoom or pan over one picture, as ffmpeg's zoompan has it. */
function motion(move, frames) {
  const step = ((ZOOM - 1) / frames).toFixed(6);
  const centered = "x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)'";
  return {
    in: `z='1+${step}*on':${centered}`,
    out: `z='${ZOOM}-${step}*on':${centered}`,
    right: `z='${ZOOM}':x='(iw-iw/zoom)*on/${frames}':y='ih/2-(ih/zoom/2)'`,
    left: `z='${ZOOM}':x='(iw-iw/zoom)*(1-on/${frames})':y='ih/2-(ih/zoom/2)'`,
  }[move];
}

/** One filter for all scenes: each fills the frame, moves slowly and fades into the next. */
function toFilter(scenes) {
  const clips = scenes.map(({ seconds, move }, index) => {
    const isLast = index === scenes.length - 1;
    const frames = Math.round((seconds + (isLast ? 0 : FADE)) * RATE);
    // Drawn at twice the size, so that a slow pan does not jump from pixel to pixel.
    const cover = `scale=${2 * WIDTH}:${2 * HEIGHT}:force_original_aspect_ratio=increase:flags=lanczos,crop=${2 * WIDTH}:${2 * HEIGHT}`;
    return `[${index}:v]${cover},zoompan=${motion(move, frames)}:d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${RATE},setsar=1[v${index}]`;
  });
  let offset = 0;
  const fades = scenes.slice(1).map((_, index) => {
    offset += scenes[index].seconds;
    const from = index === 0 ? 'v0' : `f${index}`;
    return `[${from}][v${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset}[f${index + 1}]`;
  });
  return [...clips, ...fades].join(';');
}

const clock = (seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** The captions of a film as WebVTT, evenly over each scene. */
function toCaptions(scenes) {
  const cues = [];
  let start = 0;
  for (const { seconds, captions } of scenes) {
    const length = seconds / captions.length;
    captions.forEach((text, index) => {
      const from = start + index * length;
      cues.push(`${clock(from)} --> ${clock(from + length)}\n${text}`);
    });
    start += seconds;
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function makeFilm(slug) {
  const scenes = storyboards[slug];
  const inputs = scenes.flatMap(({ picture }) => ['-i', path.join(here, '..', alts[picture].file)]);
  for (const [ending, codec] of Object.entries(codecs)) {
    const output = path.join(here, `${slug}.${ending}`);
    const last = `[f${scenes.length - 1}]`;
    const options = ['-filter_complex', toFilter(scenes), '-map', last, '-an', ...codec.split(' ')];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...options, output], { stdio: 'inherit' });
  }
  writeFileSync(path.join(here, `${slug}.vtt`), toCaptions(scenes));
}

/** films.json: addresses of the files, named by content, and lengths. */
function writeList() {
  const toAddress = (slug, ending) => {
    const bytes = readFileSync(path.join(here, `${slug}.${ending}`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return [ending, `/media/mf-learn/${slug}.${hash}.${ending}`];
  };
  const films = Object.entries(storyboards).map(([slug, scenes]) => {
    const seconds = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
    const files = ['webm', 'mp4', 'vtt'].map((ending) => toAddress(slug, ending));
    return [slug, { seconds, ...Object.fromEntries(files) }];
  });
  writeFileSync(path.join(here, '../films.json'), `${JSON.stringify(Object.fromEntries(films), null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chosen = process.argv.slice(2);
  for (const slug of chosen.length > 0 ? chosen : Object.keys(storyboards)) makeFilm(slug);
  writeList();
}
