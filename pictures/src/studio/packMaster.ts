import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Low, because the tints are pale and hide the loss, and there are 600 of these masks. */
const GROUND_QUALITY = 50;

/** Converts the PNG files `<out>.png`, `<out>.mask.png` … into the masters `<name>.webp`, `<name>.mask.webp` … */
export async function packMaster(out: string, name: string, mastersFolder: string): Promise<void> {
  const files = (await readdir(dirname(out))).filter((file) => file.endsWith('.png'));
  const made = new Set<string>();
  for (const file of files.filter((one) => one.startsWith(`${basename(out)}.`))) {
    const ending = file.slice(basename(out).length).replace(/png$/, 'webp');
    const target = join(mastersFolder, `${name}${ending}`);
    const image = sharp(join(dirname(out), file));
    await pack(image, ending).toFile(`${target}.tmp`);
    await rename(`${target}.tmp`, target);
    made.add(basename(target));
  }
  if (made.has(`${name}.webp`)) await removeOthers(name, mastersFolder, made);
}

function pack(image: Sharp, ending: string): Sharp {
  if (ending.startsWith('.ground')) return image.extractChannel(0).webp({ quality: GROUND_QUALITY, effort: 6 });
  if (ending.startsWith('.mask')) return image.extractChannel(0).webp({ quality: 80, effort: 6 });
  return image.webp({ quality: 86, effort: 6, smartSubsample: true });
}

/** Deletes the masks of zones that the model no longer has. The ground's mask is rendered separately. */
async function removeOthers(name: string, folder: string, made: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(folder)).filter(
    (file) => file.startsWith(`${name}.`) && !made.has(file) && !file.endsWith('.ground.webp'),
  );
  await Promise.all(old.map((file) => rm(join(folder, file))));
}
