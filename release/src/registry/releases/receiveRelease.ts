import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import { findUnstorable } from '../../store/findUnstorable.ts';
import { MOST_MANIFEST_BYTES, parseReleaseJson } from '../../store/releaseJson.ts';
import { RegistryProblem } from '../RegistryProblem.ts';

/** A sender that is silent for so long is cut off. ms */
const SILENCE = 15_000;

type Part = MultipartFile | MultipartValue;

interface Wanted {
  remote: string;
  release: string;
  /** Bytes that one release may have. */
  most: number;
  /** Where it lies until it is checked. */
  folder: string;
}

export interface Received {
  /** Holds release.json and the files that it lists, with the right bytes. Remove it when done. */
  folder: string;
  manifest: ReleaseManifest;
  /** Values of the other parts, by name. */
  values: Record<string, string>;
  remove: () => Promise<void>;
}

/**
 * Takes a release in as it comes: first the part `release.json`, then one part for each file that it lists, named by
 * its path. Each file is counted and hashed while it comes, and refused at the first byte beyond its declared size.
 * Whatever is refused leaves nothing behind.
 * @param broken rejects when the rest is not waited for: the parser of the body does not always say that it ended early
 * @throws RegistryProblem that names the part
 */
export async function receiveRelease(
  parts: AsyncIterable<Part>,
  wanted: Wanted,
  broken: Promise<never>,
): Promise<Received> {
  await mkdir(wanted.folder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(wanted.folder, 'upload-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const taken = takeIn(parts, wanted, folder);
    taken.catch(() => undefined);
    return { folder, remove, ...(await Promise.race([taken, broken])) };
  } catch (error) {
    await remove();
    throw isCutShort(error) ? refuse('The upload ends before its last part is whole: send it again.', 400) : error;
  }
}

async function takeIn(
  parts: AsyncIterable<Part>,
  wanted: Wanted,
  folder: string,
): Promise<Pick<Received, 'manifest' | 'values'>> {
  const values: Record<string, string> = {};
  const seen = new Set<string>();
  let manifest: ReleaseManifest | undefined;
  for await (const part of parts) {
    if (part.type === 'field') values[part.fieldname] = String(part.value);
    else if (part.fieldname === 'release.json') {
      if (manifest) throw refuse('release.json came twice: send it once, before the files.');
      const text = await readText(part);
      manifest = readManifest(text, wanted);
      await writeFile(join(folder, 'release.json'), text);
    } else {
      if (!manifest) throw refuse('The part "release.json" comes first: it says which files follow.');
      await receiveFile(part, manifest, folder, seen);
    }
  }
  if (!manifest) throw refuse('The part "release.json" is missing.');
  const lost = manifest.files.find(({ path }) => !seen.has(path));
  if (lost) throw refuse(`The file ${lost.path} is listed in release.json and was not sent.`);
  return { manifest, values };
}

/** The parser's own words have no code. */
const isCutShort = (error: unknown) =>
  error instanceof Error &&
  /^(Unexpected end of multipart data|Part terminated early|Premature close)/.test(error.message);

async function readText({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of silenceLimited(file)) {
    size += chunk.length;
    if (size > MOST_MANIFEST_BYTES) throw refuse(`release.json has more than ${MOST_MANIFEST_BYTES} bytes.`, 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readManifest(text: Buffer, { remote, release, most }: Wanted): ReleaseManifest {
  const { manifest, problem } = parseReleaseJson(text);
  if (!manifest) throw refuse(`This is no release.json that can be published (${problem}): build again.`);
  if (manifest.name !== remote || manifest.release !== release) {
    throw refuse(`release.json is of ${manifest.name}@${manifest.release}, and the call names ${remote}@${release}.`);
  }
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > most) throw refuse(`The release has ${bytes} bytes; MAX_RELEASE_MB allows ${most}.`, 413);
  // Before a byte of it is written anywhere.
  const unstorable = findUnstorable(manifest);
  if (unstorable) throw refuse(`The release cannot be stored: ${unstorable}. Rename it, and build again.`);
  return manifest;
}

async function receiveFile(part: MultipartFile, manifest: ReleaseManifest, folder: string, seen: Set<string>) {
  const { fieldname: path, file } = part;
  const declared = manifest.files.find((one) => one.path === path);
  if (!declared) throw refuse(`The file ${path} is not listed in release.json.`);
  if (seen.has(path)) throw refuse(`The file ${path} came twice.`);
  seen.add(path);
  const hash = createHash('sha384');
  let size = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(
        size > declared.size
          ? refuse(`The file ${path} is longer than the ${declared.size} bytes that release.json says.`, 413)
          : null,
        chunk,
      );
    },
  });
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(silenceLimited(file), check, createWriteStream(target, { flags: 'wx' }));
  if (size !== declared.size)
    throw refuse(`The file ${path} has ${size} bytes, and release.json says ${declared.size}.`);
  if (hash.digest('base64') !== declared.sha384)
    throw refuse(`The file ${path} is not the one that release.json lists: its hash differs.`);
}

/** Ends a stream whose sender has gone quiet, however slowly it would go on. */
async function* silenceLimited(
  stream: NodeJS.ReadableStream & { destroy: (error: Error) => void },
): AsyncGenerator<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const arm = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => stream.destroy(refuse(`Nothing came for ${SILENCE / 1000} s: publish again.`, 408)),
      SILENCE,
    );
  };
  try {
    arm();
    for await (const chunk of stream) {
      arm();
      yield chunk as Buffer;
    }
  } finally {
    clearTimeout(timer);
  }
}

const refuse = (message: string, status = 422) =>
  new RegistryProblem(status, 'build', `${message} Nothing was published.`);
