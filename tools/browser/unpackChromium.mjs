import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../root.mjs';

/**
 * The package brings a headless Chromium for Linux x64 as archives, its libraries and a font with it: no system
 * package is needed. Its own `executablePath` unpacks to a fixed folder for all users of a machine; this one
 * unpacks below node_modules, under another name first, so an unpacked browser is always whole.
 */
export function unpackChromium() {
  const packed = join(root, 'node_modules/@sparticuz/chromium');
  if (!existsSync(join(packed, 'bin/chromium.br'))) throw new Error(`${packed} is not installed: run "npm ci"`);
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const cache = join(root, 'node_modules/.cache/paw-chromium');
  const folder = join(cache, version);
  if (!existsSync(folder)) {
    const unfinished = join(cache, `${version}.${randomUUID()}`);
    unpackInto(unfinished, join(packed, 'bin'), folder);
    moveIfAbsent(unfinished, folder);
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

function unpackInto(folder, archives, finalFolder) {
  const read = (name) => brotliDecompressSync(readFileSync(join(archives, name)));
  mkdirSync(folder, { recursive: true });
  for (const archive of ['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br']) unpackTar(read(archive), folder);
  // The one that comes with it looks for fonts in folders of a cloud service: no text would be painted.
  writeFileSync(join(folder, 'fonts.conf'), fontsConf(finalFolder));
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
}

/** Another process may have been faster: then its copy is taken. */
function moveIfAbsent(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true, force: true });
  }
}

/** Plain files of a tar archive: a header of 512 bytes (name, mode, size in octal), then the bytes, padded to 512. */
function unpackTar(tar, folder) {
  const text = (from, length) => tar.toString('latin1', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const path = join(folder, text(at, 100));
    if (!path.startsWith(folder)) throw new Error(`An archive of @sparticuz/chromium names a file outside: ${path}`);
    if (['0', ''].includes(text(at + 156, 1))) {
      mkdirSync(dirname(path), { recursive: true });
      const mode = Number.parseInt(text(at + 100, 8), 8);
      writeFileSync(path, tar.subarray(at + 512, at + 512 + size), { mode });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

/** Only the browser's own font, whatever the machine has: pages look the same everywhere. */
const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>Open Sans</string></edit></match>
</fontconfig>
`;
