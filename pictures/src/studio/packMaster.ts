import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';

/** Turns the PNG files `<out>.png`, `<out>.mask.png` … into the masters `<name>.webp`, `<name>.mask.webp` … */
export async function packMaster(out: string, name: string, mastersFolder: string): Promise<void> {
  const files = (await readdir(dirname(out))).filter((file) => file.endsWith('.png'));
  const made = new Set<string>();
  for (const file of files.filter((one) => one.startsWith(`${basename(out)}.`))) {
    const ending = file.slice(basename(out).length).replace(/png$/, 'webp');
    const target = join(mastersFolder, `${name}${ending}`);
    const image = sharp(join(dirname(out), file));
    const packed = ending.startsWith('.mask')
      ? image.extractChannel(0).webp({ quality: 80, effort: 6 })
      : image.webp({ quality: 86, effort: 6, smartSubsample: true });
    await packed.toFile(`${target}.tmp`);
    await rename(`${target}.tmp`, target);
    made.add(basename(target));
  }
  await removeOthers(name, mastersFolder, made);
}

/** A model that has lost a zone leaves a mask behind. */
async function removeOthers(name: string, folder: string, made: ReadonlySet<string>): Promise<void> {
  const old = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`) && !made.has(file));
  await Promise.all(old.map((file) => rm(join(folder, file))));
}
